import { blogFeed } from '@northword/content/site/sharing'
import { catalogue } from '@northword/content/studio/catalogue'
import { articles } from '@northword/content/site/articles/articles'
import type { SiteItem } from '@northword/contract/desk/site'
import { call, ownerSession } from '@northword/rig/owner-session'
import { describe, expect, it } from 'vitest'
import { askWith } from '../../testing/desk/ask-as.ts'
import { useDeskSite } from '../../testing/desk/desk-site.ts'
import { listedPages } from '../../testing/pages/listed-pages.ts'

/** By these a visitor orders, so they name the release whose price they show. */
const selling = ['/', '/services', '/pricing']
/** So do these, whose form brings a key of its own each time. */
const keyed = catalogue.map(({ sku }) => `/order/${sku}`)
const [newest, second] = articles
/** They end with who wrote them. */
const byAda = articles.filter(({ author }) => author === 'Ada Draft')

// Releases that change something run in npm test with the renderer alone.
describe('A release', { tags: ['thorough'] }, () => {
  const studio = useDeskSite()

  const etagsAt = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(studio.site.url + path)).headers.get('etag')))

  it.each([
    {
      what: 'the story of a person',
      item: { kind: 'people', key: 'ada-draft' },
      field: 'bio',
      changes: ['/about', ...byAda.map(({ slug }) => `/blog/${slug}`)],
    },
    {
      what: 'the title of the newest article',
      item: { kind: 'articles', key: newest?.slug ?? '' },
      field: 'title',
      changes: ['/blog', `/blog/${newest?.slug}`, `/blog/${second?.slug}`, blogFeed.to],
    },
  ])('that changes $what keeps the ETag of each other page', async (change) => {
    const { url } = studio.site
    const session = await ownerSession(url, await studio.setUpLink())
    const paths = [...(await listedPages(url)), '/login', '/signup', blogFeed.to, ...keyed]
    const before = await etagsAt(paths)
    expect(paths.filter((_, at) => !before[at])).toEqual(['/contact', ...keyed])
    const { version, live } = await askWith<SiteItem>(url, session, 'site.findItem', change.item)
    const fields = { ...live, [change.field]: 'Other words' }
    expect((await call(url, 'site.saveDraft', { ...change.item, version, fields }, session)).status).toBe(200)
    expect((await call(url, 'site.publish', {}, session)).status).toBe(200)
    const after = await etagsAt(paths)
    const changed = paths.filter((_, at) => before[at] !== after[at])
    expect(new Set(changed)).toEqual(new Set([...selling, ...change.changes]))
  })
})
