import { duringTests, useFolder } from '@northword/rig/during-tests'
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { keyPlaceholder } from '@northword/contract/orders/order-key'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { loadPages } from './load-pages.ts'

const script = 'document.title="x"'
const keyField = `<input value="${keyPlaceholder}">`
const html = (title: string) =>
  `<title>${title}</title><link rel="canonical" href="__PUBLIC_URL__/"><a href="https://network.example/?url=__PUBLIC_URL_ENCODED__%2F"></a><script>${script}</script><script type="application/ld+json">{}</script><p>${'words '.repeat(200)}</p>`

describe('The built site', () => {
  const directory = useFolder()
  const site = duringTests(async () => {
    for (const name of ['assets', 'legal', 'articles', 'orders', 'order'])
      await mkdir(path.join(directory, name))
    await writeFile(path.join(directory, 'order', 'PS-070.html'), html('order') + keyField)
    const named = ['index', 'services', 'legal/terms', '404', 'articles', 'articles/one']
    for (const name of [...named, 'articles/[slug].404', 'orders/[number]']) {
      await writeFile(path.join(directory, `${name}.html`), html(name))
    }
    for (const name of ['sitemap.xml', 'robots.txt', 'feed.atom', 'site.webmanifest']) {
      await writeFile(path.join(directory, name), `at __PUBLIC_URL__/${name}`)
    }
    await writeFile(path.join(directory, 'assets', 'main-4f2a.js'), 'console.log(1)')
    await writeFile(path.join(directory, 'assets', 'main-4f2a.js.br'), 'brotli bytes')
    await writeFile(path.join(directory, 'assets', 'card-4f2a.png'), 'a picture')
    const pages = await loadPages(directory, 'https://words.example')
    return openTestApp(openTestPglite, { PUBLIC_URL: 'https://words.example' }, { pages })
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ method: 'GET', url, headers })

  it('serves a page at its address without an ending', async () => {
    for (const [url, title] of [
      ['/', 'index'],
      ['/services', 'services'],
      ['/legal/terms', 'legal/terms'],
    ] as const) {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(answer.body).toContain(`<title>${title}</title>`)
    }
  })

  it('writes the public address into pages', async () => {
    const { body } = await get('/')
    expect(body).toContain('href="https://words.example/"')
    expect(body).toContain('href="https://network.example/?url=https%3A%2F%2Fwords.example%2F"')
    expect(body).not.toContain('__')
  })

  it.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/feed.atom', 'application/atom+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('writes it into %s as well, and compresses that', async (url, type) => {
    const answer = await get(url, { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({ 'content-type': type, 'content-encoding': 'br' })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(`at https://words.example${url}`)
  })

  it('serves the web manifest as one', async () => {
    const answer = await get('/site.webmanifest')
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  })

  it('writes an address with signs of its own so that markup and text stay whole', async () => {
    const { byPath } = await loadPages(directory, `https://a&b"c'$&.example`)
    const written = (url: string) => byPath.get(url)?.bodies.identity.toString()
    const escaped = 'https://a&amp;b&quot;c&#39;$&amp;.example'
    expect(written('/')).toContain(`href="${escaped}/"`)
    expect(written('/sitemap.xml')).toBe(`at ${escaped}/sitemap.xml`)
    expect(written('/robots.txt')).toBe(`at https://a&b"c'$&.example/robots.txt`)
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=1.0', 'br'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
    const answer = await get('/', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toContain('accept-encoding')
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }
    expect(
      decode[encoding === 'br' || encoding === 'gzip' ? encoding : 'none'](answer.rawPayload).toString(),
    ).toContain('<title>index')
  })

  it('serves hashed assets from their precompressed file, for a year', async () => {
    const answer = await get('/assets/main-4f2a.js', { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(answer.body).toBe('brotli bytes')
  })

  it('lets other sites show its pictures, and nothing else', async () => {
    const policyOf = async (url: string) => (await get(url)).headers['cross-origin-resource-policy']
    expect(await policyOf('/assets/card-4f2a.png')).toBe('cross-origin')
    expect(await policyOf('/assets/main-4f2a.js')).toBe('same-origin')
  })

  it('answers 304 to a page that has not changed', async () => {
    const etag = String((await get('/services')).headers.etag)
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await get('/services', { 'if-none-match': known })
      expect([answer.statusCode, answer.body]).toEqual([304, ''])
    }
  })

  it('allows its inline scripts by hash and no others', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('answers an unknown address with the not-found page and 404', async () => {
    for (const url of ['/nowhere', '/blog/nothing', '/404', '/services.html', '/assets/nothing.js']) {
      const answer = await get(url)
      expect([answer.statusCode, answer.body.includes('<title>404')]).toEqual([404, true])
    }
  })

  it('answers an unknown API path in JSON', async () => {
    const answer = await get('/api/nothing')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: 'There is nothing at this address.' },
    ])
  })

  it('gives a form another key each time, and no cache stores it', async () => {
    const keys = new Set<string>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get('/order/PS-070', { 'accept-encoding': encoding, 'if-none-match': '*' })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(answer.headers.etag).toBeUndefined()
      const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
      const body = decode[encoding as keyof typeof decode](answer.rawPayload).toString()
      expect(body).toMatch(/<input value="[0-9a-f-]{36}">$/)
      keys.add(body.slice(-38))
    }
    expect(keys.size).toBe(3)
    expect([...keys].join()).not.toContain(keyPlaceholder)
  })

  it('sends pay links to the order form of their service', async () => {
    for (const sku of ['PS-070', 'ps-070']) {
      const answer = await get(`/pay/${sku}`)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/order/PS-070'])
    }
    expect((await get('/pay/PS-000')).statusCode).toBe(404)
  })

  it.each([
    ['/services/', '/services'],
    ['/order/ps-070?from=mail', '/order/PS-070?from=mail'],
    ['/Order/PS-070/', '/order/PS-070'],
    ['/services/?q=a%20b&next=//words.example', '/services?q=a%20b&next=//words.example'],
    ['/Services', '/services'],
    ['/LEGAL/Terms/', '/legal/terms'],
    ['//services//', '/services'],
    ['/%73ervices', '/services'],
    ['/legal%2Fterms', '/legal/terms'],
    ['/articles/', '/articles'],
    ['/articles/One', '/articles/one'],
    ['/articles/%6Fne', '/articles/one'],
    ['//', '/'],
  ])('has one address for each page: %s leads to %s', async (url, proper) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, proper])
  })

  it.each(['//evil.example/', '/%5Cevil.example', '/articles/nothing/', '/orders/', '/%00/services'])(
    'leads nowhere from %s',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
    },
  )

  it('serves the page of a pattern at each of its addresses', async () => {
    expect((await get('/orders/NW-ORD-20261120-0001')).statusCode).toBe(200)
    expect((await get('/articles/nothing')).statusCode).toBe(404)
  })

  it('lists the 25 services with decimal prices', async () => {
    const { services } = (await get('/api/services')).json()
    expect(services).toHaveLength(25)
    expect(services.find(({ sku }: { sku: string }) => sku === 'PS-070')).toMatchObject({
      price: '69.99',
      payLink: '/pay/PS-070',
      popular: true,
    })
  })

  it('is live and ready', async () => {
    expect((await get('/livez')).statusCode).toBe(200)
    expect((await get('/readyz')).statusCode).toBe(200)
  })
})
