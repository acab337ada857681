/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { openSite, type Site } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { describe, expect, it } from 'vitest'
import { expectConfirmed } from '../testing/faults/expect-mails.ts'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { isTimed, timeOf } from '../testing/faults/recovery.ts'
import { startStorm } from '../testing/faults/storm.ts'

const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }
const sockets = 500
const head = 'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

/** Start of each request, and the byte that follows every second. */
const slow = [
  ['', 'G'],
  ['GET / HTTP/1.1\r\nX-A: ', 'b'],
  [head, 'X'],
  [`${head}Content-Length: 60000\r\n\r\n`, '{'],
  [`${head}Transfer-Encoding: chunked\r\n\r\n`, '1'],
] as const

describe(`A server on which ${sockets} sockets send a byte a second`, () => {
  const site = duringTests(() => openSite(quickestKind, settings))

  it('answers pages and orders meanwhile, closes them all in time and keeps none', async () => {
    const before = await descriptors(site)
    const open = new Set<Socket>()
    const peers = await Promise.all(
      Array.from({ length: sockets }, (_, index) => dripping(site, index, open)),
    )
    const storm = startStorm(site.url, 4, 200)
    const statuses = await pagesWhile(site, () => open.size > 0)
    await storm.stop()
    peers.forEach((end) => end())
    expect([...new Set(statuses)]).toEqual([200])
    expect([storm.refusals, [...storm.unanswered]]).toEqual([[], []])
    await timeOf('the descriptors given back', async () => (await descriptors(site)) <= before + 20)
    await expectConfirmed(site, storm)
    const { doubledMails } = await expectStormStored(site, storm)
    if (isTimed) expect(doubledMails).toBe(0)
  })
})

/** A socket that never ends its request; open until the server closes it. */
async function dripping({ url }: Site, index: number, open: Set<Socket>) {
  const [beginning, byte] = slow[index % slow.length] ?? ['', 'x']
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
  await once(socket, 'connect')
  open.add(socket)
  socket.on('error', () => undefined).resume()
  socket.once('close', () => open.delete(socket))
  socket.write(beginning)
  const drip = setInterval(() => socket.writable && socket.write(byte), 1_000)
  return () => {
    clearInterval(drip)
    socket.destroy()
  }
}

/** Statuses of a page, requested repeatedly until the sockets are closed. */
async function pagesWhile({ url }: Site, isGoingOn: () => boolean) {
  const started = performance.now()
  const statuses: number[] = []
  while (isGoingOn()) {
    const answer = await fetch(`${url}/pricing`)
    await answer.arrayBuffer()
    statuses.push(answer.status)
    const seconds = (performance.now() - started) / 1000
    if (seconds > (isTimed ? 30 : 110)) throw new Error('Slow sockets are still open.')
  }
  return statuses
}

const descriptors = async (site: Site) => (await readdir(`/proc/${site.pid()}/fd`)).length
