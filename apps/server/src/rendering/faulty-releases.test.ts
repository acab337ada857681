import { useFolder } from '@northword/rig/during-tests'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { SiteItem } from '@northword/contract/desk/site'
import type { ReleaseFailure, ReleaseView } from '@northword/contract/desk/site-releases'
import { readItems } from '@northword/seed/read-items'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { runSchedule } from '../features/content/releases/run-schedule.ts'
import { seedContent } from '../features/content/releases/seed-content.ts'
import { eachDatabase } from '../testing/databases/test-database.ts'
import { needed } from '../testing/requests/needed.ts'
import type { Answer } from '../testing/requests/test-browser.ts'
import { writeBuild } from '../testing/test-build.ts'
import { useOwner } from '../testing/test-staff.ts'
import { useTestApp } from '../testing/use-test-app.ts'
import { atTime } from '../time/clock.ts'
import { openRendering, type Rendering } from './rendering.ts'

const hourMs = 3_600_000

/** Pages of a few items: those of the seed that lead to other pages have no links. */
const pagesOfItems = `
import { getEnvironmentData } from 'node:worker_threads'
const { items } = getEnvironmentData('release')
const named = (name) => items.find(({ kind, key }) => kind + '/' + key === name).fields
const all = (kind) => items.filter((item) => item.kind === kind)
const page = (...parts) =>
  '<html><head><script>first()</script></head><body><main id="main">' + parts.join('') + '</main></body></html>'
const part = (id, links = []) =>
  '<p id="' + id + '">' + links.filter(({ to }) => to.startsWith('/nowhere')).map(linked).join('')
const linked = ({ to }) => '<a href="' + to.replace('{brand}', named('studio/brand').brand) + '">x</a>'
const about = () => {
  const { mission } = named('pages/about')
  if (mission.heading !== 'Breaks') return page(mission.heading)
  throw Object.assign(new Error('The page /about cannot be rendered: TypeError'), { pathname: '/about' })
}
export const everyCard = async () => []
export const renderSite = async () => ({
  bodies: {},
  files: {
    'index.html': page('Home'),
    'about.html': about(),
    'faq.html': page(...all('questions').map(({ key, fields }) => part(key, fields.links))),
    'legal/terms.html': page(...named('policies/terms').sections.map(({ id }) => part(id)), part('contact')),
    ...Object.fromEntries(all('articles').map(({ key, fields }) => ['blog/' + key + '.html', page(fields.content)])),
  },
})
`

/** A text that no compression makes small. */
const tooLong = randomBytes(80_000).toString('base64')

type Fields = Record<string, unknown>

interface Fault {
  fault: string
  item: { kind: string; key: string }
  change: (fields: Fields) => Fields
  failure: { page: string; sentence: unknown; field?: string }
}

const withFirst = (list: unknown, change: object) =>
  (list as object[]).map((entry, at) => (at === 0 ? { ...entry, ...change } : entry))

const faults: Fault[] = [
  {
    fault: 'a link that leads nowhere',
    item: { kind: 'questions', key: 'urgent' },
    change: (fields) => ({ ...fields, links: withFirst(fields['links'], { to: '/nowhere?{brand}#x' }) }),
    failure: {
      page: '/faq',
      field: 'links.0.to',
      sentence:
        'The link /nowhere?Northword#x in “What if it is urgent?” › Links · 1 · Link leads nowhere (page /faq).',
    },
  },
  {
    fault: 'an anchor that is taken',
    item: { kind: 'policies', key: 'terms' },
    change: (fields) => ({ ...fields, sections: withFirst(fields['sections'], { id: 'contact' }) }),
    failure: {
      page: '/legal/terms',
      field: 'sections.0.id',
      sentence:
        'The anchor contact in “Terms of service” › Sections · 1 · Anchor is taken on the page /legal/terms: choose another.',
    },
  },
  {
    fault: 'a page that is too large',
    item: { kind: 'articles', key: 'a-content-plan-on-one-page' },
    change: (fields) => ({ ...fields, content: tooLong }),
    failure: {
      page: '/blog/a-content-plan-on-one-page',
      field: 'content',
      sentence: expect.stringMatching(
        /^The page \/blog\/a-content-plan-on-one-page is too large: \d+ KB, and 64 KB is the most\. Its longest text is “A Content Plan.*” › The text\.$/,
      ),
    },
  },
  {
    fault: 'a page that cannot be rendered',
    item: { kind: 'pages', key: 'about' },
    change: (fields) => ({ ...fields, mission: { ...Object(fields['mission']), heading: 'Breaks' } }),
    failure: {
      page: '/about',
      field: 'mission.heading',
      sentence:
        'The page /about cannot be rendered: TypeError. What changes on it is “About” › Mission · Heading.',
    },
  },
]

eachDatabase('A release with a fault', (open) => {
  let rendering: Rendering
  let isRendered = true
  const renderSite: Rendering['prepare'] = async (items) => (isRendered ? rendering.prepare(items) : null)
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { renderSite })
  const folder = useFolder()
  const owner = useOwner(site)
  beforeAll(async () => {
    await seedContent(site.database, readItems)
    await writeBuild(path.join(folder, 'dist'), pagesOfItems)
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: path.join(folder, 'data') })
    rendering = await openRendering(env, readItems(), path.join(folder, 'dist'))
  })
  afterAll(() => rendering.close())
  afterEach(async () => {
    isRendered = true
    await site.rows('delete from content_drafts')
  })

  const releaseIn = (answer: Answer) => needed(answer, 'release') as ReleaseView
  const draft = async ({ item, change }: Pick<Fault, 'item' | 'change'>) => {
    const { version, live } = (await owner.browser.ask('site.findItem', item)).body as unknown as SiteItem
    await owner.browser.call('site.saveDraft', { ...item, version, fields: change(Object(live)) })
  }
  const failureOf = ({ item, failure }: Fault) => ({ ...failure, item: `${item.kind}/${item.key}` })
  const storedOf = async (number: number) =>
    (await site.rows(`select status, failure from content_releases where number = ${number}`)).map(
      ({ status, failure }) => ({ status, failure: failure as ReleaseFailure }),
    )

  it.each(faults)('says page and field in its answer, for good: $fault', async (fault) => {
    await draft(fault)
    const answer = await owner.browser.call('site.publish', {})
    const { number, status, failure } = releaseIn(answer)
    expect({ status, failure }).toEqual({ status: 'failed', failure: failureOf(fault) })
    expect(await storedOf(number)).toEqual([{ status, failure }])
    expect(rendering.pages.now().byPath.get('/')?.bodies.identity.toString()).toContain('Built')
  })

  it.each(faults)('says page and field to those who schedule it: $fault', async (fault) => {
    await draft(fault)
    const goesLiveAt = new Date(Date.now() + hourMs).toISOString()
    const { status, message, issues } = await owner.browser.call('site.schedule', { goesLiveAt })
    const { item, field, sentence } = failureOf(fault)
    expect([status, issues]).toEqual([409, [{ path: `${item}: ${field}`, message: sentence }]])
    expect(message).toBe(
      `It was not scheduled, because it could not go live. ${issues?.[0]?.message ?? 'Nothing is named.'}`,
    )
  })

  it.each(faults)('says page and field to owners by mail where it was scheduled: $fault', async (fault) => {
    await draft(fault)
    isRendered = false
    const goesLiveAt = new Date(Date.now() + hourMs).toISOString()
    const scheduled = releaseIn(await owner.browser.call('site.schedule', { goesLiveAt }))
    isRendered = true
    const { em } = site.database.orm
    await atTime(Date.now() + 2 * hourMs, () =>
      runSchedule({ em: em.fork(), mail: site.mail, renderSite, site: site.liveSite.now() }),
    )
    const [stored] = await storedOf(scheduled.number)
    expect(stored).toEqual({ status: 'failed', failure: failureOf(fault) })
    const [mail] = await site.rows(
      `select body from mails where kind = 'release-failed' and subject like 'Release ${scheduled.number} %'`,
    )
    expect(Object(mail?.['body']).paragraphs?.[0]).toBe(stored?.failure.sentence)
  })

  it('says of which item it would leave a field without what it names', async () => {
    isRendered = false
    const [added, service] = [
      { kind: 'pages', key: 'services' },
      { kind: 'services', key: 'PS-025' },
    ]
    const more = { id: 'more', heading: 'More' }
    const change = ({ sections, ...fields }: Fields) => ({
      ...fields,
      sections: [...(sections as object[]), more],
    })
    await draft({ item: added, change })
    const { number } = releaseIn(await owner.browser.call('site.publish', {}))
    await draft({ item: service, change: (fields) => ({ ...fields, section: more.id }) })
    await owner.browser.call('site.publish', {})
    const { status, failure } = releaseIn(await owner.browser.call('site.undo', { release: number }))
    expect([status, failure]).toEqual([
      'failed',
      {
        sentence: '“Blog Post” › Section of the Services page: There is no section “more”.',
        item: 'services/PS-025',
        field: 'section',
      },
    ])
  })
})
