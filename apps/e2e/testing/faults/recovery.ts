import { randomUUID } from 'node:crypto'
import type { Site } from '@northword/rig/site'
import { until } from '@northword/rig/until'
import { expect } from 'vitest'
import { env } from '../env.ts'
import { noteRecovery } from './fault-figures.ts'
import { placeOrder } from './storm.ts'

/** Promised in the documentation: recovery without intervention within this time. */
const promisedSeconds = 60

/** The run has the machine to itself, so times can be asserted. */
export const isTimed = env.faultRounds > 1

/** Waits until an order succeeds, and notes the time. */
export async function expectRecovery({ url }: Pick<Site, 'url'>) {
  await timeOf('an order taken again', async () => typeof (await placeOrder(url, randomUUID())) === 'string')
}

/** Waits until `isDone`, and notes the time. */
export async function timeOf(what: string, isDone: () => Promise<boolean>) {
  const started = performance.now()
  await until(what, async () => (await isDone()) || undefined, promisedSeconds * 3_000)
  const seconds = (performance.now() - started) / 1000
  noteRecovery(seconds)
  if (isTimed) expect(seconds).toBeLessThan(promisedSeconds)
}
