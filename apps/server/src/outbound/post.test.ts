import { once } from 'node:events'
import https from 'node:https'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { openReceiver, type Receiver } from '@northword/rig/receiver'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownCertificate } from '../testing/own-certificate.ts'
import { post } from './post.ts'
import { problemOf } from './problem-of.ts'
import { createReach, type Reach } from './reach.ts'

const named = createReach('https://words.example', ['127.0.0.1/32'])

const posted = (url: string, reach: Reach = named, timeoutMs = 10_000) =>
  post({ url, headers: { 'content-type': 'application/json' }, body: '{"é":1}' }, { reach, timeoutMs })

describe('A posted event', () => {
  let receiver: Receiver
  beforeEach(async () => void (receiver = await openReceiver()))
  afterEach(() => receiver.close())

  it('arrives whole, once, and what matters of the answer is its status', async () => {
    receiver.answer((response) => response.writeHead(202, { 'retry-after': '7' }).end('thanks'))
    expect(await posted(receiver.url)).toEqual({ status: 202, retryAfter: '7' })
    expect(receiver.received).toMatchObject([{ body: '{"é":1}', headers: { 'content-length': '8' } }])
  })

  it('follows no redirect', async () => {
    const other = await openReceiver()
    receiver.answer((response) => response.writeHead(307, { location: other.url }).end())
    expect(await posted(receiver.url)).toMatchObject({ status: 307 })
    expect(other.received).toEqual([])
    await other.close()
  })

  it('goes to the address that was looked at, and asks for the name once', async () => {
    const resolve = vi.fn<Reach['resolve']>()
    resolve.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
    resolve.mockResolvedValue([{ address: '192.0.2.1', family: 4 }])
    const url = receiver.url.replace('127.0.0.1', 'receiver.invalid')
    expect(await posted(url, { ...named, resolve })).toMatchObject({ status: 204 })
    expect(resolve).toHaveBeenCalledTimes(1)
    expect(receiver.received[0]?.headers.host).toBe(new URL(url).host)
  })

  it('goes nowhere when its name leads to this machine the next time', async () => {
    const resolve = vi.fn<Reach['resolve']>()
    resolve.mockResolvedValueOnce([{ address: '93.184.215.14', family: 4 }])
    resolve.mockResolvedValue([{ address: '127.0.0.1', family: 4 }])
    const reach = { ...createReach('https://words.example', []), resolve }
    await reach.resolve('receiver.invalid')
    const url = receiver.url.replace('http://127.0.0.1', 'https://receiver.invalid')
    await expect(posted(url, reach)).rejects.toThrow('receiver.invalid may not be called')
    expect(receiver.received).toEqual([])
  })

  it('waits for no receiver that never answers', async () => {
    receiver.answer(() => {})
    const failure = await posted(receiver.url, named, 300).catch((error: unknown) => error)
    expect(problemOf(failure)).toBe('silence')
  })

  it('waits for no resolver that never answers', async () => {
    const resolve: Reach['resolve'] = () => new Promise(() => {})
    const url = 'https://receiver.invalid/'
    const failure = await posted(url, { ...named, resolve }, 300).catch((error: unknown) => error)
    expect(problemOf(failure)).toBe('silence')
  })

  it('reads little of an answer that is long, or never ends', async () => {
    let sent = 0
    const closed = Promise.withResolvers<void>()
    receiver.answer((response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(65_536)
      const pour = () => {
        while (sent < 10_000_000 && !response.destroyed) {
          sent += chunk.length
          if (response.write(chunk)) continue
          response.once('drain', pour)
          return
        }
      }
      pour()
      response.on('close', closed.resolve)
    })
    expect(await posted(receiver.url)).toMatchObject({ status: 200 })
    await closed.promise
    expect(sent).toBeLessThan(10_000_000)
  })

  it('leaves a receiver that drips', { tags: ['thorough'] }, async () => {
    const closed = Promise.withResolvers<void>()
    receiver.answer((response) => {
      response.writeHead(200).flushHeaders()
      const drip = setInterval(() => response.write('.'), 20)
      response.on('close', () => {
        clearInterval(drip)
        closed.resolve()
      })
    })
    expect(await posted(receiver.url)).toMatchObject({ status: 200 })
    await closed.promise
  })
})

describe('A connection that goes wrong', () => {
  let server: Server
  let url: string
  const sockets = new Set<Socket>()
  let speak = (socket: Socket) => void socket.destroy()
  beforeAll(async () => {
    server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('data', () => speak(socket))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  })

  it.each([
    ['is closed half-way', 'HTTP/1.1 200 OK\r\nContent-Le', true],
    ['changes to another protocol', 'HTTP/1.1 101 Now\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n', true],
    ['speaks no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n\r\n', true],
    ['has headers without end', `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}`, false],
  ])('%s and is named so', async (_, text, ends) => {
    speak = (socket) => void (ends ? socket.end(text) : socket.write(text))
    const failure = await posted(url).catch((error: unknown) => error)
    expect(problemOf(failure)).toBe('connection')
  })

  it('speaks no TLS where it should', async () => {
    speak = (socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\n')
    const failure = await posted(url.replace('http:', 'https:')).catch((error: unknown) => error)
    expect(problemOf(failure)).toBe('connection')
  })

  it('is refused', async () => {
    const failure = await posted('http://127.0.0.1:9/').catch((error: unknown) => error)
    expect(problemOf(failure)).toBe('connection')
  })

  it('drips its headers, and ends in time', async () => {
    speak = (socket) => {
      const drip = setInterval(() => socket.write('H'), 50)
      socket.on('close', () => clearInterval(drip))
    }
    const failure = await posted(url, named, 400).catch((error: unknown) => error)
    expect(['silence', 'connection']).toContain(problemOf(failure))
  })
})

describe('An encrypted connection', () => {
  let server: https.Server
  let port: number
  beforeAll(async () => {
    server = https.createServer(ownCertificate, (_, response) => void response.writeHead(204).end())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })

  const to = (host: string, ca?: string) => {
    const reach: Reach = { ...named, resolve: async () => [{ address: '127.0.0.1', family: 4 }] }
    const url = `https://${host}:${port}/`
    return post({ url, headers: {}, body: '' }, { reach, timeoutMs: 10_000, ca }).catch(problemOf)
  }

  it('is made to whoever proves their name, and to nobody else', async () => {
    expect(await to('hooks.example', ownCertificate.cert)).toMatchObject({ status: 204 })
    expect(await to('hooks.example')).toBe('certificate')
    expect(await to('other.example', ownCertificate.cert)).toBe('certificate')
  })
})
