import type { SiteItem } from '@northword/contract/desk/site'
import type { ReleaseFailure, ReleaseView } from '@northword/contract/desk/site-releases'
import { firstOf } from '@northword/rig/first-of'
import { readItems } from '@northword/seed/read-items'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bothDatabases, thorough } from '../../../testing/databases/test-database.ts'
import { needed } from '../../../testing/requests/needed.ts'
import type { Answer } from '../../../testing/requests/test-browser.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { atTime } from '../../../time/clock.ts'
import { itemsOf, liveRelease } from '../items/live-release.ts'
import { movedPages } from './redirects.ts'
import { runSchedule } from './run-schedule.ts'
import { seedContent } from './seed-content.ts'

const service = { kind: 'services', key: 'PS-025' }
const question = { kind: 'questions', key: 'revisions' }
const hourMs = 3_600_000
const inAnHour = () => new Date(Date.now() + hourMs).toISOString()

bothDatabases('Drafts', (open, once) => {
  let failure: ReleaseFailure | null = null
  let rendered: readonly { key: string; fields: unknown }[] = []
  let meanwhile = async () => {}
  const renderSite = async (items: typeof rendered) => {
    rendered = items
    await meanwhile()
    return failure
  }
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { renderSite })
  beforeAll(() => seedContent(site.database, readItems))
  const owner = useOwner(site)
  const second = useMember(site, owner, 'owner')
  const writer = useMember(site, owner, 'writer')
  beforeEach(() => {
    failure = null
    meanwhile = async () => {}
  })

  const em = () => site.database.orm.em.fork()
  const call = (path: string, input: object, { browser } = owner) => browser.call(path, input)
  const find = async (item: object) =>
    (await owner.browser.ask('site.findItem', item)).body as unknown as SiteItem
  const save = async (item: object, change: object, who = owner) => {
    const { version, live, draft } = await find(item)
    await call('site.saveDraft', { ...item, version, fields: { ...live, ...draft?.fields, ...change } }, who)
    return (await find(item)).version
  }
  const discard = async (item: object) =>
    call('site.discardDraft', { ...item, version: (await find(item)).version })
  const liveFields = async (key: string): Promise<Record<string, unknown>> => {
    const items = await itemsOf(em(), (await liveRelease(em()))?.id ?? '')
    return Object(items.find((item) => item.key === key)?.fields)
  }
  const releaseIn = (answer: Answer) => needed(answer, 'release') as ReleaseView
  const turn = () =>
    atTime(Date.now() + 2 * hourMs, () =>
      runSchedule({ em: em(), mail: site.mail, renderSite, site: site.liveSite.now() }),
    )

  describe.each([
    { way: 'site.publish', when: {}, options: once },
    { way: 'site.schedule', when: { goesLiveAt: inAnHour() }, options: thorough },
  ])('by $way', ({ way, when, options }) => {
    it('are published as their owner has read them, or not at all', options, async () => {
      const version = await save(service, { name: 'Read' })
      await save(service, { name: 'Unread' }, writer)
      const answer = await call(way, { ...when, items: [{ ...service, version }] })
      expect([answer.status, answer.message]).toEqual([
        409,
        `${writer.person.name} changed services/PS-025 after you had opened this page. Look at the changes again, and then publish.`,
      ])
      await discard(service)
      const gone = await call(way, { ...when, items: [{ ...service, version: version + 2 }] })
      expect([gone.status, gone.message]).toEqual([409, expect.stringContaining('has no draft any more')])
      expect((await liveFields('PS-025'))['name']).toBe('Blog Post')
    })

    it('of a renaming go live together', options, async () => {
      const former = { kind: 'articles', key: 'a-content-plan-on-one-page' }
      const renamed = { kind: 'articles', key: 'one-plan' }
      const { version } = await find(former)
      await call('site.renameItem', { ...former, version, newKey: renamed.key })
      for (const half of [former, renamed]) {
        const answer = await call(way, { ...when, items: [half] })
        expect([answer.status, answer.message]).toEqual([
          409,
          expect.stringContaining('Publish both together'),
        ])
      }
      await discard(renamed)
      expect(await find(former)).toMatchObject({ state: 'live', draft: null })
      expect((await movedPages(em())).size).toBe(0)
    })
  })

  it('that were saved while they are published stay drafts', async () => {
    await save(service, { name: 'Essay' })
    meanwhile = async () => void (await save(service, { name: 'Essays' }, writer))
    expect(releaseIn(await call('site.publish', {})).status).toBe('live')
    expect((await liveFields('PS-025'))['name']).toBe('Essay')
    expect(await find(service)).toMatchObject({ draft: { fields: { name: 'Essays' } } })
    await discard(service)
  })

  it('that were saved while their schedule is checked are not scheduled unseen', async () => {
    const version = await save(service, { name: 'Letter' })
    meanwhile = async () => void (await save(service, { name: 'Letters' }, writer))
    const answer = await call('site.schedule', { goesLiveAt: inAnHour(), items: [{ ...service, version }] })
    expect(answer.status).toBe(409)
    expect(await find(service)).toMatchObject({ scheduledIn: null, draft: { fields: { name: 'Letters' } } })
    await discard(service)
  })

  it('are scheduled if their pages can be rendered, with what is scheduled before', once, async () => {
    await save(question, { question: 'Before?' })
    const { number } = releaseIn(await call('site.schedule', { goesLiveAt: inAnHour() }))
    await save(service, { name: 'Later' })
    failure = { sentence: 'A link of the page / leads nowhere: /gone' }
    const goesLiveAt = new Date(Date.now() + 2 * hourMs).toISOString()
    const answer = await call('site.schedule', { goesLiveAt })
    expect([answer.status, answer.message]).toEqual([
      409,
      'It was not scheduled, because it could not go live. A link of the page / leads nowhere: /gone',
    ])
    expect(rendered.find(({ key }) => key === question.key)?.fields).toMatchObject({ question: 'Before?' })
    expect(rendered.find(({ key }) => key === service.key)?.fields).toMatchObject({ name: 'Later' })
    expect(await find(service)).toMatchObject({ scheduledIn: null, draft: { fields: { name: 'Later' } } })
    await call('site.cancel', { release: number })
    await Promise.all([discard(service), discard(question)])
  })

  it(
    'are given back when their release fails at its time, and every owner has a mail with the reason',
    once,
    async () => {
      await save(service, { name: 'At midnight' })
      const { number } = releaseIn(await call('site.schedule', { goesLiveAt: inAnHour() }))
      failure = { sentence: 'The page / is too large.' }
      await turn()
      expect(await find(service)).toMatchObject({ draft: { fields: { name: 'At midnight' } } })
      const mails = await site.rows(
        `select "to"->>'address' as address, subject, body::text as body from mails where kind = 'release-failed' order by 1`,
      )
      expect(mails.map(({ address }) => address)).toEqual(
        [owner.person.email, second.person.email].toSorted(),
      )
      for (const { subject, body } of mails) {
        expect(subject).toBe(`Release ${number} of Northword did not go live`)
        expect(body).toContain('The page / is too large.')
      }
      await discard(service)
    },
  )

  describe('that were begun while another change is scheduled', once, () => {
    firstOf(['live', 'cancelled'])('do not take it back once that is %s', async (end) => {
      const { live } = await find(service)
      await save(service, { priceCents: 2_999 })
      const { number } = releaseIn(await call('site.schedule', { goesLiveAt: inAnHour() }))
      await save(service, { name: 'No typo' }, writer)
      if (end === 'live') await turn()
      else await call('site.cancel', { release: number })
      const fields = { ...live, name: 'No typo', priceCents: 2_999 }
      expect((await find(service)).draft).toMatchObject({ changedBy: writer.person.name, fields })
      expect(releaseIn(await call('site.publish', {})).status).toBe('live')
      expect(await liveFields('PS-025')).toEqual(fields)
      await save(service, Object(live))
      await call('site.publish', {})
    })
  })

  it('of an item that is not live yet keep its scheduled text when that is cancelled', once, async () => {
    const added = { kind: 'questions', key: 'rush-work' }
    const whole = await liveFields(question.key)
    await call('site.addItem', { ...added, fields: whole })
    const { number } = releaseIn(await call('site.schedule', { goesLiveAt: inAnHour() }))
    const { version } = await find(added)
    await call('site.saveDraft', { ...added, version, fields: { question: 'Typed?' } }, writer)
    await call('site.cancel', { release: number })
    expect((await find(added)).draft?.fields).toEqual({ ...whole, question: 'Typed?' })
    await discard(added)
  })

  it(
    'on an item that is renamed meanwhile go on at its new key, and back at the former one',
    thorough,
    async () => {
      const [former, renamed] = ['asked-first', 'asked-once'].map((key) => ({ kind: 'questions', key }))
      if (!former || !renamed) return
      await call('site.addItem', { ...former, fields: await liveFields(question.key) })
      await call('site.publish', {})
      const { version } = await find(former)
      await call('site.renameItem', { ...former, version, newKey: renamed.key })
      await save(renamed, { answer: ['Renamed.'] })
      await call('site.schedule', { goesLiveAt: inAnHour() })
      await save(former, { question: 'No typo?' }, writer)
      await turn()
      const typed = { question: 'No typo?', answer: ['Renamed.'] }
      expect(await find(renamed)).toMatchObject({ state: 'changed', draft: { fields: typed } })
      expect((await find(former)).draft).toBeNull()
      const [{ number } = { number: 0 }] = await site.rows(
        'select max(number) as number from content_releases',
      )
      expect(releaseIn(await call('site.undo', { release: number })).status).toBe('live')
      expect((await find(renamed)).draft).toBeNull()
      expect(await find(former)).toMatchObject({
        state: 'changed',
        draft: { fields: { question: 'No typo?' } },
      })
      await discard(former)
    },
  )

  it('of an item that a scheduled release changes cannot be renamed until it is live', once, async () => {
    await save(service, { priceCents: 2_999 })
    const { number } = releaseIn(await call('site.schedule', { goesLiveAt: inAnHour() }))
    const { version } = await find(service)
    const rename = () => call('site.renameItem', { ...service, version, newKey: 'PS-026' })
    const refused = {
      status: 400,
      issues: [{ path: 'newKey', message: expect.stringContaining(`Release ${number} is scheduled`) }],
    }
    expect(await rename()).toMatchObject(refused)
    let whileRendered: Answer | undefined
    meanwhile = async () => void (whileRendered = await rename())
    await turn()
    expect(whileRendered).toMatchObject(refused)
    expect(await liveFields(service.key)).toMatchObject({ priceCents: 2_999 })
    expect(releaseIn(await call('site.undo', { release: number })).status).toBe('live')
  })

  it('of a removal stay when a former name of the item is withdrawn once more', once, async () => {
    const former = { kind: 'questions', key: question.key }
    const renamed = { kind: 'questions', key: 'rounds' }
    const version = async (item: object) => (await find(item)).version
    await call('site.renameItem', { ...former, version: await version(former), newKey: renamed.key })
    await discard(renamed)
    await call('site.saveDraft', { ...former, version: await version(former), fields: null })
    for (const way of ['site.saveDraft', 'site.discardDraft'])
      await call(way, { ...renamed, version: await version(renamed), fields: null })
    expect(await find(former)).toMatchObject({ state: 'removed', draft: { fields: null } })
    await discard(former)
  })

  it('of a renaming have what is taken back meanwhile', once, async () => {
    const former = { kind: 'questions', key: question.key }
    const renamed = { kind: 'questions', key: 'rounds' }
    const { live } = await find(former)
    await save(former, { question: 'Undone?' })
    const { number } = releaseIn(await call('site.publish', {}))
    await call('site.renameItem', { ...former, version: (await find(former)).version, newKey: renamed.key })
    await save(renamed, { answer: ['Mine.'] })
    expect(releaseIn(await call('site.undo', { release: number })).status).toBe('live')
    expect((await find(renamed)).draft?.fields).toEqual({ ...live, answer: ['Mine.'] })
    expect((await find(former)).state).toBe('removed')
    await discard(renamed)
  })

  it.each(['site.discardDraft', 'site.saveDraft'])(
    'of a renaming that are withdrawn by %s leave the former item live',
    once,
    async (way) => {
      const former = { kind: 'questions', key: question.key }
      const renamed = { kind: 'questions', key: 'rounds' }
      await call('site.renameItem', { ...former, version: (await find(former)).version, newKey: renamed.key })
      await call(way, { ...renamed, version: (await find(renamed)).version, fields: null })
      expect(await find(former)).toMatchObject({ state: 'live', draft: null })
    },
  )

  it('of an item that was added anew are no half of an earlier renaming', thorough, async () => {
    const [former, renamed] = ['asked-early', 'asked-late'].map((key) => ({ kind: 'questions', key }))
    if (!former || !renamed) return
    const fields = await liveFields(question.key)
    await call('site.addItem', { ...former, fields })
    await call('site.publish', {})
    await call('site.renameItem', { ...former, version: (await find(former)).version, newKey: renamed.key })
    await call('site.publish', {})
    await call('site.addItem', { ...former, fields })
    await call('site.publish', {})
    await call('site.saveDraft', { ...former, version: (await find(former)).version, fields: null })
    await save(renamed, { question: 'Half typed' })
    expect(releaseIn(await call('site.publish', { items: [former] })).status).toBe('live')
    await discard(renamed)
  })

  it('are not scheduled if what is scheduled before takes away what they name', thorough, async () => {
    const added = { kind: 'services', key: 'PS-999' }
    await call('site.addItem', { ...added, fields: { ...(await liveFields('PS-025')), name: 'Passing' } })
    expect(releaseIn(await call('site.publish', {})).status).toBe('live')
    const { version } = await find(added)
    await call('site.saveDraft', { ...added, version, fields: null })
    const { number } = releaseIn(await call('site.schedule', { goesLiveAt: inAnHour() }))
    await save(question, { question: 'What does {price:PS-999} buy?' })
    const later = new Date(Date.now() + 2 * hourMs).toISOString()
    const answer = await call('site.schedule', { goesLiveAt: later })
    expect([answer.status, answer.message]).toEqual([409, expect.stringContaining('price:PS-999')])
    await discard(question)
    await call('site.cancel', { release: number })
    await discard(added)
  })

  it('that are given back have what went live meanwhile', thorough, async () => {
    const { live } = await find(service)
    await save(service, { priceCents: 2_999 })
    await call('site.schedule', { goesLiveAt: inAnHour() })
    await save(service, { name: 'No typo' }, writer)
    const later = new Date(Date.now() + 3 * hourMs).toISOString()
    const { number } = releaseIn(await call('site.schedule', { goesLiveAt: later }))
    await turn()
    await call('site.cancel', { release: number })
    const fields = { ...live, name: 'No typo', priceCents: 2_999 }
    expect((await find(service)).draft?.fields).toEqual(fields)
    await save(service, Object(live))
    await call('site.publish', {})
  })

  it('keep what they changed when the release that they were begun on is undone', thorough, async () => {
    const { live } = await find(service)
    await save(service, { name: 'Undone', priceCents: 3_999 })
    const { number } = releaseIn(await call('site.publish', {}))
    await save(service, { name: 'Mine' }, writer)
    expect(releaseIn(await call('site.undo', { release: number })).status).toBe('live')
    expect((await find(service)).draft?.fields).toEqual({ ...live, name: 'Mine' })
    await discard(service)
  })
})
