import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

describe('A malformed request', () => {
  const site = useTestApp(openTestPglite)
  beforeAll(() => site.app.listen({ port: 0 }))

  /** Sends raw bytes and reads until the server closes the connection. */
  async function say(bytes: string) {
    const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk) => (said += String(chunk)))
    socket.write(bytes)
    await once(socket, 'close')
    const [head = '', body = ''] = said.split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), head, body }
  }

  it.each([
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'The request is not valid HTTP.'],
    [
      'a broken header',
      'GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n',
      400,
      'The request is not valid HTTP.',
    ],
    [
      'huge headers',
      `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'The headers of the request are too large.',
    ],
    [
      'an Expect header',
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: tea\r\n\r\n',
      417,
      'This server meets no Expect header but 100-continue.',
    ],
    [
      'an address that cannot be decoded',
      'GET /%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
      'This address is not valid.',
    ],
  ])(
    'answers %s in the documented shape, with every security header',
    async (_name, bytes, status, message) => {
      const answer = await say(bytes)
      expect([answer.status, JSON.parse(answer.body)]).toMatchObject([status, { message }])
      expect(answer.head.toLowerCase()).toContain("content-security-policy: default-src 'self'")
    },
  )

  // Request smuggling: a proxy that finds the end of a message elsewhere would take the rest for another client's
  // request.
  it.each([
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 4'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
    ['a list of lengths', 'Content-Length: 4, 5'],
    ['a signed length', 'Content-Length: +4'],
    ['a negative length', 'Content-Length: -4'],
    ['a length in hexadecimal', 'Content-Length: 0x4'],
    ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity'],
    ['an unknown coding', 'Transfer-Encoding: xchunked'],
    ['a space before the colon', 'Content-Length : 4'],
    ['a folded header', 'Transfer-Encoding:\r\n chunked'],
    ['a bare line feed', 'X: y\nContent-Length: 4'],
  ])('takes no message that says its end by %s', async (_name, framing) => {
    const hidden = 'GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    const head = `POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${framing}`
    const answer = await say(`${head}\r\n\r\n0\r\n\r\n${hidden}`)
    expect(answer.status).toBe(400)
    expect(answer.body).not.toContain('HTTP/1.1')
  })

  it('does not take a request that broke off for a fault of its own', async () => {
    const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(
      'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"full',
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(site.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})
