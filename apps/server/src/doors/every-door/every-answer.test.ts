import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { testPages } from '../../testing/requests/test-pages.ts'
import { pathsFor } from '../../testing/requests/test-routes.ts'
import { securityHeaders } from '../requests/security-headers.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const publicUrl = 'https://www.studio.example'
const expected = securityHeaders([], publicUrl)
/** Headers that pages may tighten. */
const varying = ['content-security-policy', 'referrer-policy']

describe('Every answer', () => {
  const pages = testPages(['/', '/contact', '/dashboard', '/dashboard/orders/:number'])
  const site = useTestApp(openTestPglite, { PUBLIC_URL: publicUrl }, { pages })
  let port: number
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const address = site.app.server.address()
    port = typeof address === 'object' ? Number(address?.port) : 0
  })

  const visit = (url: string) => newBrowser(site).visit(url)
  const everyPath = () => pathsFor(site, 'GET').map((path) => path.replaceAll(/:\w+|\*/g, 'x'))
  const odd = ['/nothing-here', '/%', '/api/nothing', '/trpc/no.such', `/trpc/${'x'.repeat(1_100)}`]

  function expectSafe(what: string, headers: Record<string, unknown>) {
    const plain = Object.entries(expected).filter(([name]) => !varying.includes(name))
    for (const [name, value] of plain) expect([what, name, headers[name]]).toEqual([what, name, value])
    for (const name of varying) expect([what, name, headers[name]]).toEqual([what, name, expect.any(String)])
    const type = headers['content-type']
    // JSON is always UTF-8.
    if (typeof type === 'string' && /^text\/|xml/.test(type))
      expect([what, type]).toEqual([what, expect.stringContaining('charset=utf-8')])
  }

  it('carries the headers of security and says how its text is written, at every path', async () => {
    const paths = [...everyPath(), ...odd]
    expect(paths.length).toBeGreaterThan(50)
    for (const path of paths) expectSafe(path, (await visit(path)).headers)
  })

  it('does so to forms, to broken JSON, to what is too large, and with no room left', async () => {
    const browser = newBrowser(site)
    const json = { 'content-type': 'application/json' }
    const broken = { method: 'POST', url: '/api/orders', headers: json, payload: '{' } as const
    expectSafe('a form', (await browser.postForm('/contact', { name: 'Mallory' })).headers)
    expectSafe('broken JSON', (await site.app.inject(broken)).headers)
    expectSafe(
      'too large',
      (await browser.send('POST', '/api/contact', { message: 'x'.repeat(70_000) })).headers,
    )
    const leave = Array.from({ length: 500 }, (_, each) => site.room.enter(`198.18.8.${each % 250}`, 'order'))
    for (const path of ['/trpc/auth.me', '/api/auth/me']) {
      const answer = await visit(path)
      expect([path, answer.statusCode]).toEqual([path, 503])
      expectSafe(path, answer.headers)
    }
    for (const end of leave) end()
  })

  it.each(['/', '/api/orders', '/trpc/auth.me', '/desk', '/assets/x.js'])(
    'to TRACE at %s repeats nothing of what came',
    async (path) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: a=secret\r\nConnection: close\r\n\r\n`,
      )
      const answer = await text(socket)
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
      expect(answer).not.toContain('secret')
    },
  )

  it.each(['/.git/HEAD', '/.env', '/assets/', '/package.json', '/src/main.ts', '/../package.json'])(
    'to a question for %s is that there is nothing',
    async (path) => {
      expect((await visit(path)).statusCode).toBe(404)
    },
  )
})
