import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { watchProcessorTime } from './processor-time.ts'

const threadThat = (does: string) => new Worker(does, { eval: true })

it('ends a thread that has worked for longer than it may', async () => {
  const thread = threadThat('for (;;);')
  const { signal, stop } = watchProcessorTime(() => thread, 100, 60_000)
  await once(signal, 'abort')
  stop()
  expect(await thread.terminate()).toBe(1)
})

it('leaves a thread alone that waits: the machine was busy with something else', async () => {
  const thread = threadThat('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800)')
  const { signal, stop } = watchProcessorTime(() => thread, 500, 60_000)
  await once(thread, 'exit')
  stop()
  expect(signal.aborted).toBe(false)
})

it('ends by the clock what never gets anywhere', async () => {
  const { signal, stop } = watchProcessorTime(() => null, 60_000, 20)
  await once(signal, 'abort')
  stop()
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})
