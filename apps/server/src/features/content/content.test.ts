import { studioDate } from '@northword/content/studio/format-time'
import { mostItems, type SavedSiteItem, type SiteItem, type SiteItems } from '@northword/contract/desk/site'
import type { SiteNames, SiteReview } from '@northword/contract/desk/site-review'
import type { ReleaseDetail, ReleasePage, ReleaseView } from '@northword/contract/desk/site-releases'
import { readItems } from '@northword/seed/read-items'
import { beforeAll, expect, it, vi } from 'vitest'
import { bothDatabases } from '../../testing/databases/test-database.ts'
import { needed } from '../../testing/requests/needed.ts'
import type { Answer, Browser } from '../../testing/requests/test-browser.ts'
import { type Colleague, letProofsAge, program, useMember, useOwner } from '../../testing/test-staff.ts'
import { atTime } from '../../time/clock.ts'
import { itemsOf, liveRelease } from './items/live-release.ts'
import { movedPages } from './releases/redirects.ts'
import { rendersAlways } from './releases/render-site.ts'
import { runSchedule } from './releases/run-schedule.ts'
import { seedContent } from './releases/seed-content.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const question = { kind: 'questions', key: 'revisions' }
const service = { kind: 'services', key: 'PS-025' }
const accounts = { kind: 'studio', key: 'accounts' }
const hourMs = 3_600_000

bothDatabases('The site', (open, once) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  beforeAll(() => Promise.all([seedContent(site.database, readItems), seedContent(site.database, readItems)]))
  const owner = useOwner(site)
  const second = useMember(site, owner, 'owner')
  const writer = useMember(site, owner, 'writer')

  const em = () => site.database.orm.em.fork()
  const find = async (item: object, { browser } = owner) =>
    (await browser.ask('site.findItem', item)).body as unknown as SiteItem
  const save = async (
    item: object,
    change: (fields: Record<string, unknown>) => object | null,
    who = owner,
  ) => {
    const { version, draft, live } = await find(item)
    const fields = change({ ...live, ...draft?.fields })
    return who.browser.call('site.saveDraft', { ...item, version, fields })
  }
  const named = (item: object, name: string, who = owner) =>
    save(item, (fields) => ({ ...fields, name }), who)
  const asked = (text: string, who = owner) =>
    save(question, (fields) => ({ ...fields, question: text }), who)
  const publish = (input: object = {}, { browser } = owner) => browser.call('site.publish', input)
  const releaseIn = (answer: Answer) => needed(answer, 'release') as ReleaseView
  const savedIn = ({ body }: Answer) => body as unknown as SavedSiteItem
  const live = async () => {
    const release = await liveRelease(em())
    return { number: release?.number, items: await itemsOf(em(), release?.id ?? '') }
  }
  const liveName = async (key: string) =>
    Object((await live()).items.find((item) => item.key === key)?.fields)['name'] as string
  const turn = (atMs = Date.now(), renderSite = rendersAlways) =>
    atTime(atMs, () => runSchedule({ em: em(), mail: site.mail, renderSite, site: Object({ company: {} }) }))
  const ask = async <Body>({ browser }: { browser: Browser }, path: string, input?: object) =>
    (await browser.ask(path, input)).body as unknown as Body

  it('is the seed’s at the first start, once, and by one query at later ones', async () => {
    expect(await live()).toEqual({ number: 1, items: readItems() })
    await seedContent(site.database, () => {
      throw new Error('read again')
    })
    expect(await site.rows('select number, status from content_releases')).toEqual([
      { number: 1, status: 'live' },
    ])
  })

  it('lists its items with their state and draft', once, async () => {
    await named(service, 'Blog Article', writer)
    const { live: shown, items } = await ask<SiteItems>(writer, 'site.items')
    expect(shown?.number).toBe(1)
    expect(items.length).toBe(readItems().length)
    expect(items.find(({ key }) => key === 'PS-025')).toMatchObject({
      ...service,
      title: 'Blog Article',
      state: 'changed',
      draft: { changedBy: writer.person.name },
      problems: 0,
    })
    expect(items.filter(({ state }) => state !== 'live')).toHaveLength(1)
    await publish()
  })

  it(
    'names a brace that stands for nothing at its field, and what may be named with every draft',
    once,
    async () => {
      const { item } = savedIn(await asked('Is {price:PS-000} fixed?'))
      expect(item.problems).toEqual([
        { ...question, field: 'question', message: '{price:PS-000} stands for nothing' },
      ])
      await named(service, 'Blog Article')
      const names = await ask<SiteNames>(writer, 'site.names')
      expect(names.parts.service).toContainEqual({ value: 'PS-025', label: 'Blog Article, PS-025' })
      expect(names.braces).toContainEqual({ name: 'price:PS-025', value: '$24.99' })
      const review = await ask<SiteReview>(writer, 'site.review')
      expect(review.items.map(({ key }) => key)).toEqual(['PS-025', question.key])
      expect(review.problems).toEqual(item.problems)
      for (const drafted of [service, question]) {
        const { version } = await find(drafted)
        await owner.browser.call('site.discardDraft', { ...drafted, version })
      }
    },
  )

  it(
    'keeps a draft that is not whole, says what is wrong with it, and is not published with it',
    once,
    async () => {
      const { item } = savedIn(await named(service, ''))
      expect(item.problems).toEqual([{ ...service, field: 'name', message: 'Name is required' }])
      const answer = await publish()
      expect([answer.status, answer.issues]).toEqual([
        409,
        [{ path: 'services/PS-025: name', message: 'Name is required' }],
      ])
      expect((await live()).number).toBe(2)
      const { version } = await find(service)
      const discarded = await owner.browser.call('site.discardDraft', { ...service, version })
      expect(savedIn(discarded).item).toMatchObject({ state: 'live', draft: null, problems: [] })
    },
  )

  it(
    'says of a service that is archived what names it, and offers its name and price no more',
    once,
    async () => {
      await save(service, (fields) => ({ ...fields, archived: true }))
      const { items } = await ask<SiteItems>(writer, 'site.items')
      expect(items.filter(({ archived }) => archived)).toMatchObject([{ ...service, problems: 0 }])
      expect((await find(service, writer)).archived).toBe(true)
      const { parts, braces } = await ask<SiteNames>(writer, 'site.names')
      expect(parts.service.map(({ value }) => value)).not.toContain(service.key)
      expect(braces?.map(({ name }) => name)).not.toContain(`price:${service.key}`)
      const answer = await publish()
      expect([answer.status, answer.issues]).toEqual([
        409,
        expect.arrayContaining([
          { path: 'pages/home: featured.cards.0.sku', message: 'The service “PS-025” is archived' },
        ]),
      ])
      const { version } = await find(service)
      await owner.browser.call('site.discardDraft', { ...service, version })
    },
  )

  it('warns where the words of a policy change under their former date', once, async () => {
    const terms = { kind: 'policies', key: 'terms' }
    const warned = async (change: object) => {
      await save(terms, (fields) => ({ ...fields, ...change }))
      const { warnings } = await ask<SiteReview>(writer, 'site.review')
      const { warnings: own } = await find(terms)
      expect(own).toEqual(warnings.filter(({ key, kind }) => kind === terms.kind && key === terms.key))
      return own.filter(({ check }) => check === 'date').map(({ field }) => field)
    }
    expect(await warned({ labels: ['Version 2.2'] })).toEqual(['updated'])
    expect(await warned({ updated: '2024-12-31' })).toEqual(['updated'])
    expect(await warned({ updated: studioDate(new Date(), 'Asia/Hong_Kong') })).toEqual([])
    await publish({ items: [terms] })
    // A second correction on that day.
    expect(await warned({ labels: ['Version 2.3'] })).toEqual([])
    await publish({ items: [terms] })
  })

  it('loses no text of two who write at once: the later one is shown both', async () => {
    const { version, live: fields } = await find(question)
    const first = { ...question, version, fields: { ...fields, question: 'Mine?' } }
    expect(savedIn(await writer.browser.call('site.saveDraft', first)).isSaved).toBe(true)
    const later = await owner.browser.call('site.saveDraft', {
      ...first,
      fields: { ...fields, question: 'Ours?' },
    })
    expect(savedIn(later)).toMatchObject({
      isSaved: false,
      item: { draft: { changedBy: writer.person.name, fields: { question: 'Mine?' } } },
    })
    const theirs = savedIn(later).item.version
    expect(savedIn(await owner.browser.call('site.discardDraft', { ...question, version })).isSaved).toBe(
      false,
    )
    expect(
      savedIn(await owner.browser.call('site.discardDraft', { ...question, version: theirs })).isSaved,
    ).toBe(true)
  })

  it('is published whole or in part, with a note, and shows the difference of each field', once, async () => {
    await named(service, 'Blog Text')
    await asked('How many rounds are there?')
    const release = releaseIn(await publish({ items: [service], note: 'A new name' }))
    expect(release).toMatchObject({
      status: 'live',
      note: 'A new name',
      madeBy: 'Olivia Owner',
      changes: [{ ...service, title: 'Blog Text', change: 'changed' }],
      canUndo: true,
    })
    expect(await liveName('PS-025')).toBe('Blog Text')
    expect((await find(question)).state).toBe('changed')
    const { differences } = await ask<ReleaseDetail>(writer, 'site.findRelease', { release: release.number })
    expect(differences).toEqual([{ ...service, field: 'name', before: 'Blog Article', after: 'Blog Text' }])
    await publish()
  })

  it('lets one of two owners win who publish at once, tells the other, and loses neither’s draft', async () => {
    const before = (await live()).number ?? 0
    await named(service, 'Blog Post')
    await asked('How many revisions are there?')
    const answers = await Promise.all([
      publish({ items: [service] }, owner),
      publish({ items: [question] }, second),
    ])
    const told = answers.filter(({ status }) => status === 409)
    for (const { message } of told)
      expect(message).toMatch(/published release \d+ meanwhile \(.+\)\. Nothing/)
    await publish()
    const { items } = await live()
    expect(JSON.stringify(items)).toContain('How many revisions are there?')
    expect(await liveName('PS-025')).toBe('Blog Post')
    expect((await live()).number).toBeGreaterThan(before + 1)
    expect(await site.rows(`select 1 from content_releases where status = 'live'`)).toHaveLength(1)
  })

  it('is undone by a release that restores what was, unless the items were changed since', async () => {
    await named(service, 'Essay')
    const { number } = releaseIn(await publish())
    const undone = releaseIn(await owner.browser.call('site.undo', { release: number }))
    expect(undone).toMatchObject({ status: 'live', undoes: number })
    expect(await liveName('PS-025')).toBe('Blog Post')
    const again = await owner.browser.call('site.undo', { release: number })
    expect([again.status, again.message]).toEqual([
      409,
      `Release ${number} cannot be taken back: services/PS-025 was changed since. Take the later release back first.`,
    ])
    expect((await owner.browser.call('site.undo', { release: 1 })).status).toBe(409)
  })

  it('gets a scheduled release at its time, once, with what is live by then', async () => {
    await named(service, 'Column')
    const goesLiveAt = new Date(Date.now() + hourMs).toISOString()
    const planned = releaseIn(await owner.browser.call('site.schedule', { goesLiveAt }))
    expect(planned).toMatchObject({ status: 'scheduled', goesLiveAt, conflicts: [] })
    expect(await find(service)).toMatchObject({ state: 'live', scheduledIn: planned.number })
    await asked('How often do you revise?')
    await publish()
    await turn()
    expect(await liveName('PS-025')).toBe('Blog Post')
    await Promise.all([turn(Date.now() + 2 * hourMs), turn(Date.now() + 2 * hourMs)])
    await turn(Date.now() + 3 * hourMs)
    expect(await liveName('PS-025')).toBe('Column')
    expect(JSON.stringify((await live()).items)).toContain('How often do you revise?')
    expect((await live()).number).toBe(planned.number)
  })

  it('says beforehand that a scheduled release is in conflict, and stops it at its time', once, async () => {
    await named(service, 'Report')
    const goesLiveAt = new Date(Date.now() + hourMs).toISOString()
    const { number } = releaseIn(await owner.browser.call('site.schedule', { goesLiveAt }))
    await named(service, 'Memo')
    await publish()
    const { releases } = await ask<ReleasePage>(writer, 'site.releases')
    expect(releases.find((release) => release.number === number)?.conflicts).toEqual([service])
    await turn(Date.now() + 2 * hourMs)
    const { release } = await ask<ReleaseDetail>(writer, 'site.findRelease', { release: number })
    expect(release).toMatchObject({ status: 'failed', failure: { item: 'services/PS-025' } })
    expect(release.failure?.sentence).toMatch(/^It did not go live, because services\/PS-025 was changed/)
    expect(await find(service)).toMatchObject({ state: 'changed', draft: { fields: { name: 'Report' } } })
    const { version } = await find(service)
    await owner.browser.call('site.discardDraft', { ...service, version })
  })

  it('takes a scheduled release off, and its changes are drafts again', once, async () => {
    await named(service, 'Letter')
    const goesLiveAt = new Date(Date.now() + hourMs).toISOString()
    const { number } = releaseIn(await owner.browser.call('site.schedule', { goesLiveAt }))
    expect((await owner.browser.call('site.cancel', { release: number })).status).toBe(200)
    expect(await find(service)).toMatchObject({ scheduledIn: null, draft: { fields: { name: 'Letter' } } })
    expect((await owner.browser.call('site.cancel', { release: number })).status).toBe(409)
    await publish()
    expect(await liveName('PS-025')).toBe('Letter')
  })

  it('marks a release as failed whose process died, after two minutes, and the one before stays live', async () => {
    const { number } = await live()
    await site.rows(`insert into content_releases (id, number, status, note, made_by, created_at, begun_at, based_on)
      select gen_random_uuid(), 900, 'rendering', '', 'Olivia Owner', now(), now(), release_id from content_live`)
    await turn(Date.now() + 60_000)
    expect(await site.rows('select status from content_releases where number = 900')).toEqual([
      { status: 'rendering' },
    ])
    await turn(Date.now() + 180_000)
    expect(await site.rows('select status from content_releases where number = 900')).toEqual([
      { status: 'failed' },
    ])
    expect((await live()).number).toBe(number)
  })

  const plan = async () => {
    const goesLiveAt = new Date(Date.now() + hourMs).toISOString()
    return releaseIn(await owner.browser.call('site.schedule', { goesLiveAt })).number
  }
  const statusOf = async (number: number) =>
    (await site.rows(`select status from content_releases where number = ${number}`))[0]?.['status']

  it('tries a scheduled release again whose process died, until an hour after its time', async () => {
    const turnAfterDeath = async (number: number, minutesLate: number) => {
      await site.rows(`update content_releases set status = 'rendering', begun_at = now() - interval '3 minutes',
          goes_live_at = now() - interval '${minutesLate} minutes', based_on = (select release_id from content_live)
        where number = ${number}`)
      await turn()
      return statusOf(number)
    }
    await asked('Who revises?')
    expect(await turnAfterDeath(await plan(), 61)).toBe('failed')
    const number = await plan()
    expect(await turnAfterDeath(number, 4)).toBe('scheduled')
    await turn()
    expect((await live()).number).toBe(number)
  })

  it('tries a scheduled release again if the database went away while it was rendered', async () => {
    await asked('Who revises, and when?')
    const number = await plan()
    const atMs = Date.now() + hourMs + 60_000
    const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
    await expect(turn(atMs, () => Promise.reject(away))).rejects.toBe(away)
    expect(await statusOf(number)).toBe('scheduled')
    await turn(atMs)
    expect((await live()).number).toBe(number)
  })

  it('leads from each former address to the article in one step', async () => {
    const rename = async (key: string, newKey: string) => {
      const { version } = await find({ kind: 'articles', key })
      const answer = await owner.browser.call('site.renameItem', { kind: 'articles', key, version, newKey })
      expect([answer.status, savedIn(answer).isSaved]).toEqual([200, true])
      return releaseIn(await publish())
    }
    await rename('one-page-one-reader-one-next-step', 'one-page')
    await rename('one-page', 'one-step')
    const to = async (path: string) => (await movedPages(em())).get(`/blog/${path}`) ?? null
    expect(await to('one-page-one-reader-one-next-step')).toBe('/blog/one-step')
    expect(await to('one-page')).toBe('/blog/one-step')
    expect(await to('never')).toBeNull()
    const { number } = await live()
    await owner.browser.call('site.undo', { release: number })
    expect(await to('one-step')).toBe('/blog/one-page')
    expect(await to('one-page-one-reader-one-next-step')).toBe('/blog/one-page')
  })

  it(
    'leads in no circle when an article gets its former address again, and to none that is taken',
    once,
    async () => {
      const rename = async (key: string, newKey: string) => {
        const { version } = await find({ kind: 'articles', key })
        return owner.browser.call('site.renameItem', { kind: 'articles', key, version, newKey })
      }
      await rename('a-content-plan-on-one-page', 'one-plan')
      await publish()
      await rename('one-plan', 'a-content-plan-on-one-page')
      await publish()
      const moved = await movedPages(em())
      expect(moved.get('/blog/one-plan')).toBe('/blog/a-content-plan-on-one-page')
      expect([...moved.values()].filter((to) => moved.has(to))).toEqual([])
      const answer = await rename('a-content-plan-on-one-page', 'a-brief-a-stranger-can-follow')
      expect([answer.status, answer.message]).toEqual([409, expect.any(String)])
    },
  )

  it('has no item at an address that is none', once, async () => {
    const { live: fields } = await find({ kind: 'articles', key: 'a-content-plan-on-one-page' })
    for (const key of [
      '../x',
      '..',
      'a/b',
      'a%2Fb',
      'Großes',
      'a b',
      'a--b',
      '-a',
      '',
      'a?b',
      '__proto__',
      '🧭',
    ]) {
      const added = { kind: 'articles', key, fields: Object(fields) }
      const { status, issues } = await owner.browser.call('site.addItem', added)
      const paths = new Set(issues?.map(({ path }) => path))
      expect([key, status, paths]).toEqual([key, 400, new Set(['key'])])
    }
  })

  it('has items added and removed', once, async () => {
    const { live: fields } = await find(question)
    const added = { kind: 'questions', key: 'rush-work' }
    expect((await owner.browser.call('site.addItem', { ...added, fields: Object(fields) })).status).toBe(200)
    expect((await owner.browser.call('site.addItem', { ...added, fields: Object(fields) })).status).toBe(409)
    expect(releaseIn(await publish()).changes).toMatchObject([{ ...added, change: 'added' }])
    await save(added, () => null)
    expect((await find(added)).state).toBe('removed')
    const { number } = releaseIn(await publish())
    const { items } = await ask<SiteItems>(owner, 'site.items')
    expect(items.some(({ key }) => key === 'rush-work')).toBe(false)
    await owner.browser.call('site.undo', { release: number })
    expect((await find(added)).state).toBe('live')
    expect((await save({ kind: 'pages', key: 'home' }, () => null)).status).toBe(409)
  })

  it(
    'has ways to be paid that owners alone change, with a proof, at once, and every owner is told',
    once,
    async () => {
      const paypal = { paypal: 'money@northword.example' }
      const change = (who: Colleague) => save(accounts, (fields) => ({ ...fields, ...paypal }), who)
      const { browser } = await program(site, owner, { scopes: ['site:read', 'site:write'] })
      expect((await change(writer)).status).toBe(403)
      const byProgram = await browser.send('PUT', '/api/desk/site/items/studio/accounts/draft', {
        version: 0,
        fields: paypal,
      })
      expect(byProgram.statusCode).toBe(403)
      expect((await change(second)).status).toBe(200)
      const goesLiveAt = new Date(Date.now() + hourMs).toISOString()
      expect((await owner.browser.call('site.schedule', { goesLiveAt })).issues).toMatchObject([
        { path: 'items' },
      ])
      await letProofsAge(site)
      expect((await publish()).status).toBe(428)
      await owner.browser.call('staff.proveAgain', { password: owner.person.password })
      expect(releaseIn(await publish()).status).toBe('live')
      const mails = await vi.waitFor(
        () =>
          site.rows(
            `select "to"->>'address' as address, staff_id from mails where kind = 'accounts-changed' order by 1`,
          ),
        { timeout: 30_000 },
      )
      expect(mails).toEqual(
        [owner.person.email, second.person.email].toSorted().map((address) => ({ address, staff_id: null })),
      )
    },
  )

  it('is proposed by programs, and published by none', once, async () => {
    const { browser } = await program(site, owner, { role: 'writer', scopes: ['site:read', 'site:write'] })
    const { version, live: fields } = await find(question)
    const saved = await browser.send('PUT', `/api/desk/site/items/questions/revisions/draft`, {
      version,
      fields: { ...fields, question: 'By a program?' },
    })
    expect([saved.statusCode, saved.json()]).toMatchObject([
      200,
      { isSaved: true, item: { draft: { changedBy: 'token Bookkeeping' } } },
    ])
    expect((await browser.send('POST', '/api/desk/site/releases', {})).statusCode).toBe(403)
  })

  it('has two thousand items at most, and says so where one is added or renamed', once, async () => {
    const { items } = await ask<SiteItems>(owner, 'site.items')
    await site.rows(`with added as (
        insert into content_items (id, kind, key, version)
          select gen_random_uuid(), 'services', 'MANY-' || n, 0 from generate_series(1, ${mostItems - items.length}) n
          returning id)
      insert into content_drafts (item_id, fields, changed_at, changed_by)
        select id, '{}', now(), 'Olivia Owner' from added`)
    const before = await find(service)
    for (const [act, input] of [
      ['site.addItem', { kind: 'services', key: 'MANY-0', fields: {} }],
      ['site.renameItem', { ...service, version: before.version, newKey: 'MANY-0' }],
    ] as const) {
      const answer = await owner.browser.call(act, input)
      expect([act, answer.status, answer.message]).toEqual([
        act,
        409,
        expect.stringContaining('as many items as there is room for'),
      ])
    }
    expect(await find(service)).toEqual(before)
    expect(await site.rows(`select 1 from content_items where key = 'MANY-0'`)).toEqual([])
    await site.rows(
      `delete from content_drafts where item_id in (select id from content_items where key like 'MANY-%')`,
    )
  })

  it('has revisions that nobody changes', async () => {
    await expect(site.rows(`update content_revisions set made_by = 'x'`)).rejects.toThrow('only ever added')
    await expect(site.rows('delete from content_revisions')).rejects.toThrow('only ever added')
  })

  it('remembers who did what with an item', once, async () => {
    const { events, history } = await find(service)
    expect(events.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['saved', 'published', 'scheduled', 'failed', 'cancelled', 'discarded']),
    )
    expect(history.at(-1)).toMatchObject({ release: 1, madeBy: 'the system', isRemoval: false })
  })
})
