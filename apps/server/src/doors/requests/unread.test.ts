import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createUnread } from './unread.ts'

const length = 8_000_000

it('Answers that nobody reads keep no more memory than is allowed: the oldest of who keeps most are cut off', async () => {
  const onCut = vi.fn<() => void>()
  const unread = createUnread(onCut, 3 * length)
  const ask = await serve((path, response) => {
    const answer = Buffer.alloc(length, 'x')
    unread.watch(response, path, answer)
    response.end(answer)
  })
  const honest = await ask('/honest')
  const slow: IncomingMessage[] = []
  for (let asked = 0; asked < 4; asked += 1) slow.push(await ask('/slow'))
  expect(unread.bytes()).toBe(3 * length)
  expect(onCut).toHaveBeenCalledTimes(2)
  await Promise.all(slow.slice(0, 2).map((cut) => expect(readAll(cut)).rejects.toThrow('aborted')))
  for (const read of [honest, ...slow.slice(2)]) expect(await readAll(read)).toBe(length)
  await vi.waitFor(() => expect(unread.bytes()).toBe(0))
})

it('Bytes that several read are counted once, until the last has read them', async () => {
  const unread = createUnread(() => {}, 3 * length)
  const answer = Buffer.alloc(length, 'x')
  const ask = await serve((path, response) => {
    unread.watch(response, path, answer)
    response.end(answer)
  })
  const [first, second] = [await ask('/first'), await ask('/second')]
  expect(unread.bytes()).toBe(length)
  await readAll(first)
  const third = await ask('/third')
  expect(unread.bytes()).toBe(length)
  await Promise.all([second, third].map(readAll))
  await vi.waitFor(() => expect(unread.bytes()).toBe(0))
  const again = await ask('/first')
  expect(unread.bytes()).toBe(length)
  await readAll(again)
})

async function serve(answer: (path: string, response: ServerResponse) => void) {
  const server = createServer(({ url = '' }, response) => answer(url, response)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await vi.waitUntil(() => server.listening)
  const { port } = server.address() as AddressInfo
  return (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path }, resolve).once('error', reject)
    })
}

async function readAll(message: IncomingMessage): Promise<number> {
  let read = 0
  for await (const chunk of message) read += Buffer.from(chunk).length
  return read
}
