import type { SiteItem } from '@northword/contract/desk/site'
import { readItems } from '@northword/seed/read-items'
import { beforeAll, expect, it, vi } from 'vitest'
import { seedContent } from '../../features/content/releases/seed-content.ts'
import { bothDatabases } from '../../testing/databases/test-database.ts'
import { testPages } from '../../testing/requests/test-pages.ts'
import { useOwner } from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const article = 'one-page-one-reader-one-next-step'

bothDatabases('An address that a page had before', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { pages: pagesWith(article, 'PS-925') })
  beforeAll(() => seedContent(site.database, readItems))
  const owner = useOwner(site)
  beforeAll(async () => {
    await rename('articles', article, 'one-page')
    await rename('articles', 'one-page', 'one-step')
    await addService('PS-925')
    await rename('services', 'PS-925', 'PS-926')
    await rename('services', 'PS-926', 'PS-927')
    site.pages.replace(pagesWith('one-step', 'PS-927'))
  })

  /** One that no other item names. */
  const addService = async (key: string) => {
    const like = await owner.browser.ask('site.findItem', { kind: 'services', key: 'PS-025' })
    const { live: fields } = like.body as unknown as SiteItem
    const answer = await owner.browser.call('site.addItem', { kind: 'services', key, fields: Object(fields) })
    expect(answer.status).toBe(200)
    await publish()
  }
  const publish = async () => {
    const { status, issues } = await owner.browser.call('site.publish', {})
    expect([status, issues]).toEqual([200, undefined])
  }
  const rename = async (kind: string, key: string, newKey: string) => {
    const { version } = (await owner.browser.ask('site.findItem', { kind, key })).body as unknown as SiteItem
    expect((await owner.browser.call('site.renameItem', { kind, key, version, newKey })).status).toBe(200)
    await publish()
  }
  const get = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    site.app.inject({ method, url, headers: { accept: 'text/html' } })

  it.each([
    [`/blog/${article}`, '/blog/one-step'],
    ['/blog/one-page', '/blog/one-step'],
    ['/blog/One-Page/', '/blog/one-step'],
    ['/blog/one-page?from=card', '/blog/one-step?from=card'],
    ['/order/PS-925', '/order/PS-927'],
    ['/order/ps-926?pieces=2', '/order/PS-927?pieces=2'],
    ['/pay/PS-925', '/order/PS-927'],
    ['/pay/ps-926', '/order/PS-927'],
  ])('leads in one step from %s to %s, and no browser keeps that', async (from, to) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await get(from, method)
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, to, 'no-cache'])
    }
  })

  it.each(['/blog/one-step', '/order/PS-927'])(
    '%s, which a later release has added, is a page',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('as built')])
    },
  )

  it.each(['/blog/never', '/blog/one-page/more', '/order/PS-999', '/pay/PS-999', '/blog/%00', '/nowhere'])(
    '%s leads nowhere',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  )

  it('is nothing that a form is sent to', async () => {
    expect((await get('/blog/one-page', 'POST')).statusCode).toBe(404)
  })

  it('is read once for a release, and not for other addresses', async () => {
    site.pages.replace(pagesWith('one-step', 'PS-927'))
    const fork = vi.spyOn(site.database.orm.em, 'fork')
    for (const url of [
      '/nowhere',
      '/blog',
      '/blog/one-step',
      '/blog/one-page/more',
      `/blog/${'x'.repeat(300)}`,
    ])
      await get(url)
    expect(fork).toHaveBeenCalledTimes(0)
    await Promise.all(Array.from('abcdefgh', (name) => get(`/blog/${name}`)))
    expect(fork).toHaveBeenCalledTimes(1)
    fork.mockRestore()
  })

  it('leads where the page is again after the release was taken back', async () => {
    expect((await owner.browser.call('site.undo', { release: 6 })).status).toBe(200)
    site.pages.replace(pagesWith('one-step', 'PS-926'))
    expect((await get('/order/PS-927')).headers.location).toBe('/order/PS-926')
    expect((await get('/order/PS-925')).headers.location).toBe('/order/PS-926')
    expect((await get('/order/PS-926')).statusCode).toBe(200)
  })

  it('is not found, as any other, while the database is away', async () => {
    site.pages.replace(pagesWith('one-step', 'PS-926'))
    const fork = vi.spyOn(site.database.orm.em, 'fork').mockImplementationOnce(() => {
      throw new Error('away')
    })
    expect((await get('/blog/one-page')).statusCode).toBe(404)
    fork.mockRestore()
    expect((await get('/blog/one-page')).statusCode).toBe(301)
  })
})

const pagesWith = (slug: string, sku: string) => {
  const patterns = ['/blog/:slug', '/order/:sku']
  const pages = testPages(['/', '/blog', `/blog/${slug}`, `/order/${sku}`, ...patterns])
  for (const [path, page] of pages.byPath)
    if (patterns.includes(path)) pages.byPath.set(path, { ...page, status: 404 })
  return pages
}
