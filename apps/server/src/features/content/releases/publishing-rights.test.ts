import { siteFailures } from '@northword/content/operate/site-failures'
import type { SiteItem } from '@northword/contract/desk/site'
import type { ReleaseView } from '@northword/contract/desk/site-releases'
import { firstOf } from '@northword/rig/first-of'
import { readItems } from '@northword/seed/read-items'
import { beforeAll, describe, expect, it } from 'vitest'
import { bothDatabases } from '../../../testing/databases/test-database.ts'
import { doorkeeping } from '../../../testing/doorkeeping.ts'
import { needed } from '../../../testing/requests/needed.ts'
import type { Answer } from '../../../testing/requests/test-browser.ts'
import { callByRest } from '../../../testing/requests/test-rest.ts'
import {
  colleague,
  type Colleague,
  joined,
  letProofsAge,
  useMember,
  useOwner,
} from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { atTime } from '../../../time/clock.ts'
import { rendersAlways } from './render-site.ts'
import { runSchedule } from './run-schedule.ts'
import { seedContent } from './seed-content.ts'

const service = { kind: 'services', key: 'PS-025' }
const other = { kind: 'services', key: 'PS-040' }
const question = { kind: 'questions', key: 'revisions' }
const accounts = { kind: 'studio', key: 'accounts' }
const hourMs = 3_600_000
const goesLiveAt = new Date(Date.now() + hourMs).toISOString()
const rights = { mayPublish: true }

bothDatabases('The right to publish', (open, once) => {
  const { staffFound, meanwhile } = doorkeeping()
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { staffFound })
  beforeAll(() => seedContent(site.database, readItems))
  const owner = useOwner(site)
  const editor = useMember(site, owner, 'writer', {}, rights)

  const call = (path: string, input: object, { browser }: Pick<Colleague, 'browser'> = editor) =>
    browser.call(path, input)
  const find = async (item: object) =>
    (await owner.browser.ask('site.findItem', item)).body as unknown as SiteItem
  const draft = async (item: object, change: object, who: Colleague = editor) => {
    const { version, live } = await find(item)
    return call('site.saveDraft', { ...item, version, fields: { ...live, ...change } }, who)
  }
  const discard = async (item: object) =>
    call('site.discardDraft', { ...item, version: (await find(item)).version }, owner)
  const releaseIn = (answer: Answer) => needed(answer, 'release') as ReleaseView
  const refusal = ({ status, message }: Answer) => [status, message]
  const statusOf = async (number: number) =>
    (await site.rows(`select status from content_releases where number = ${number}`))[0]?.['status']
  const turn = () =>
    atTime(Date.now() + 2 * hourMs, () =>
      runSchedule({
        em: site.database.orm.em.fork(),
        mail: site.mail,
        renderSite: rendersAlways,
        site: site.liveSite.now(),
      }),
    )

  it.each(['agent', 'writer'] as const)(
    'lets an %s publish, take back, schedule and cancel, under their name',
    async (role) => {
      const who = await joined(site, owner, role, colleague({ name: `Edith of ${role}` }), rights)
      await draft(service, { name: `By ${role}` }, who)
      const { number, ...published } = releaseIn(await call('site.publish', { note: 'Mine' }, who))
      expect(published).toMatchObject({ status: 'live', madeBy: who.person.name })
      expect(releaseIn(await call('site.undo', { release: number }, who))).toMatchObject({
        status: 'live',
        madeBy: who.person.name,
        undoes: number,
      })
      await draft(service, { name: `Later by ${role}` }, who)
      const scheduled = releaseIn(await call('site.schedule', { goesLiveAt }, who))
      expect(scheduled).toMatchObject({ status: 'scheduled', madeBy: who.person.name })
      expect((await call('site.cancel', { release: scheduled.number }, who)).status).toBe(200)
      expect(await statusOf(scheduled.number)).toBe('cancelled')
      const { events } = await find(service)
      expect(new Set(events.filter(({ by }) => by === who.person.name).map(({ act }) => act))).toEqual(
        new Set(['saved', 'published', 'scheduled', 'cancelled']),
      )
      await discard(service)
    },
  )

  describe('leaves the ways to be paid to owners', () => {
    it('in what is published and scheduled, and says what to do instead', async () => {
      await draft(accounts, { paypal: 'money@northword.example' }, owner)
      await draft(service, { name: 'Beside it' })
      for (const input of [{}, { items: [accounts] }, { items: [service, accounts] }])
        expect(refusal(await call('site.publish', input))).toEqual([403, siteFailures.accountsLeftOut])
      expect((await call('site.schedule', { goesLiveAt })).issues).toEqual([
        { path: 'items', message: siteFailures.accountsScheduled },
      ])
      expect((await find(accounts)).draft).not.toBeNull()
      expect(releaseIn(await call('site.publish', { items: [service] })).status).toBe('live')
    })

    it('in what is taken back', async () => {
      const { number } = releaseIn(await call('site.publish', { items: [accounts] }, owner))
      expect(refusal(await call('site.undo', { release: number }))).toEqual([
        403,
        siteFailures.accountsOfOwners,
      ])
      expect((await find(accounts)).live).toMatchObject({ paypal: 'money@northword.example' })
      await letProofsAge(site)
      expect((await call('site.undo', { release: number }, owner)).status).toBe(428)
      await call('staff.proveAgain', { password: owner.person.password }, owner)
    })

    it('in what is cancelled, although none can be scheduled', async () => {
      await draft(service, { name: 'Planned' })
      const { number } = releaseIn(await call('site.schedule', { goesLiveAt }))
      const changeOf = ({ kind, key }: typeof service) =>
        site.rows(`update content_changes set item_id = (select id from content_items where (kind, key) = ('${kind}', '${key}'))
          where release_id = (select id from content_releases where number = ${number})`)
      await changeOf(accounts)
      expect(refusal(await call('site.cancel', { release: number }))).toEqual([
        403,
        siteFailures.accountsOfOwners,
      ])
      await letProofsAge(site)
      expect((await call('site.cancel', { release: number }, owner)).status).toBe(428)
      await call('staff.proveAgain', { password: owner.person.password }, owner)
      expect(await statusOf(number)).toBe('scheduled')
      await changeOf(service)
      expect((await call('site.cancel', { release: number })).status).toBe(200)
      await discard(service)
    })

    it('in drafts', once, async () => {
      expect((await draft(accounts, { paypal: 'mine@northword.example' })).status).toBe(403)
    })
  })

  const losses: Record<string, (member: Colleague) => Promise<unknown>> = {
    'loses it': ({ id }) => call('staff.letPublish', { id, mayPublish: false }, owner),
    'becomes a writer': ({ id }) => call('staff.changeRole', { id, role: 'writer' }, owner),
    'leaves the desk': ({ id }) => call('staff.end', { id }, owner),
  }

  it('ends with the next request, and the session goes on', once, async () => {
    const member = await joined(site, owner, 'agent', colleague(), rights)
    await draft(service, { name: 'Proposed' }, member)
    await losses['loses it']?.(member)
    const acts = { publish: {}, schedule: { goesLiveAt }, cancel: { release: 1 }, undo: { release: 1 } }
    for (const [act, input] of Object.entries(acts))
      expect([act, ...refusal(await call(`site.${act}`, input, member))]).toEqual([
        act,
        403,
        'You may not do this.',
      ])
    expect((await member.browser.ask('staff.me')).status).toBe(200)
    expect((await find(service)).draft).toMatchObject({ changedBy: member.person.name })
    await discard(service)
  })

  it.each([...Object.keys(losses), 'is an owner and leaves the desk'])(
    'brings a scheduled release live at its time, also where who made it %s',
    async (loss) => {
      const isOwner = loss.startsWith('is an owner')
      const member = await joined(site, owner, isOwner ? 'owner' : 'agent', colleague(), rights)
      await draft(service, { name: `Planned, and ${loss}` }, member)
      const { number } = releaseIn(await call('site.schedule', { goesLiveAt }, member))
      await losses[isOwner ? 'leaves the desk' : loss]?.(member)
      await turn()
      expect([await statusOf(number), (await find(service)).live]).toMatchObject([
        'live',
        { name: `Planned, and ${loss}` },
      ])
    },
  )

  describe('that ends while a request is on its way', () => {
    const given = { undone: 0, cancelled: 0 }
    beforeAll(async () => {
      await draft(other, { name: 'To be taken back' })
      given.undone = releaseIn(await call('site.publish', {})).number
      await draft(question, { question: 'To be cancelled?' })
      given.cancelled = releaseIn(await call('site.schedule', { goesLiveAt })).number
      await draft(service, { name: 'To be published' })
    })
    const acts = {
      'site.publish': () => ({}),
      'site.schedule': () => ({ goesLiveAt }),
      'site.cancel': () => ({ release: given.cancelled }),
      'site.undo': () => ({ release: given.undone }),
    }
    const state = () =>
      site.rows(
        ['releases', 'changes', 'revisions', 'drafts', 'events', 'live']
          .map(
            (table) =>
              `select '${table}' as name, json_agg(one::text order by one::text)::text from content_${table} as one`,
          )
          .join(' union all '),
      )
    const cases = Object.entries(acts).flatMap(([path, input]) =>
      Object.keys(losses).flatMap((loss) => ['tRPC', 'REST'].map((door) => ({ path, input, loss, door }))),
    )

    firstOf(cases, ({ loss, door }) => loss === 'loses it' && door === 'tRPC')(
      'gives nothing by $path through $door, where its member $loss',
      async ({ path, input, loss, door }) => {
        const member = await joined(site, owner, 'agent', colleague(), rights)
        const before = await state()
        const answer = await meanwhile(
          () => (door === 'REST' ? callByRest(member.browser, path, input()) : call(path, input(), member)),
          async () => losses[loss]?.(member),
        )
        expect(refusal(answer)).toEqual(
          loss === 'loses it' ? [403, 'You may not do this.'] : [401, 'Please sign in.'],
        )
        expect(await state()).toEqual(before)
      },
    )
  })
})
