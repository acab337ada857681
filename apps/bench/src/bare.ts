import { fork } from 'node:child_process'
import { once } from 'node:events'
import { childEnd } from '@northword/e2e/child-end'
import type { CapturedOrder } from './capture-order.ts'

/** What the bare server is told over its channel. */
export interface BareSettings extends CapturedOrder {
  url: string
}

/** Starts the bare server in a process of its own; `url` takes orders. */
export async function startBare(databaseUrl: string, order: CapturedOrder) {
  const child = fork(new URL('bare-server.ts', import.meta.url), { execArgv: [] })
  child.send({ ...order, url: databaseUrl } satisfies BareSettings)
  const [address] = (await once(child, 'message')) as [string]
  const end = async () => {
    child.kill()
    await childEnd(child)
  }
  return { url: `${address}/orders`, end }
}
