import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createUnread } from './unread.ts'

const answer = Buffer.alloc(8_000_000, 'x')

it('Answers that nobody reads keep no more memory than is allowed: the oldest are cut off', async () => {
  const unread = createUnread(3 * answer.length)
  const server = createServer((_request, response) => {
    unread.watch(response, answer)
    response.end(answer)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await vi.waitUntil(() => server.listening)
  const { port } = server.address() as AddressInfo
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1' }, resolve).once('error', reject)
    })
  const slow: IncomingMessage[] = []
  for (let asked = 0; asked < 5; asked += 1) slow.push(await ask())
  expect(unread.bytes()).toBe(3 * answer.length)
  await Promise.all(slow.slice(0, 2).map((cut) => expect(readAll(cut)).rejects.toThrow('aborted')))
  for (const read of slow.slice(2)) expect(await readAll(read)).toBe(answer.length)
  await vi.waitFor(() => expect(unread.bytes()).toBe(0))
})

async function readAll(message: IncomingMessage): Promise<number> {
  let length = 0
  for await (const chunk of message) length += Buffer.from(chunk).length
  return length
}
