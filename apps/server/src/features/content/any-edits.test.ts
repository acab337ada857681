import { type Fields, isSameValue, joinedFields } from '@northword/contract/desk/join-fields'
import type { SavedSiteItem, SiteItem, SiteItemInput } from '@northword/contract/desk/site'
import { isItem } from '@northword/contract/content/content-items'
import { readItems } from '@northword/seed/read-items'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { postgresFirst, thorough } from '../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { atTime } from '../../time/clock.ts'
import { itemsOf, liveRelease } from './items/live-release.ts'
import { runSchedule } from './releases/run-schedule.ts'
import { seedContent } from './releases/seed-content.ts'

const hourMs = 3_600_000

/** Services stay. The questions can be removed, added and renamed to each other's keys. */
const items: (SiteItemInput & { texts: string[] })[] = [
  { kind: 'services', key: 'PS-025', texts: ['name', 'description'] },
  { kind: 'services', key: 'PS-040', texts: ['name', 'description'] },
  { kind: 'questions', key: 'revisions', texts: ['question'] },
  { kind: 'questions', key: 'asked-first', texts: ['question'] },
  { kind: 'questions', key: 'asked-last', texts: ['question'] },
]
/** Fields that a question needs to go live. */
const newQuestion = { place: 90, question: 'Why?', answer: ['Because.'] }

/** Acts on a single item that can be removed. */
const ofOwnItems = new Set(['add', 'remove', 'rename'])

const anyAct = fc.record({
  does: fc.constantFrom(
    ...(['type', 'type', 'type', 'type', 'type', 'type on', 'type on', 'settle', 'settle'] as const),
    ...(['schedule', 'schedule', 'schedule', 'turn', 'turn', 'cancel', 'cancel', 'undo'] as const),
    ...(['publish', 'publish', 'publish all', 'discard', 'remove', 'rename', 'add'] as const),
  ),
  who: fc.nat(1),
  // Mostly the first item, so that acts meet.
  at: fc.constantFrom(0, 0, 0, 0, ...items.keys()),
  other: fc.nat(2),
  stays: fc.constantFrom('mine', 'theirs', 'join'),
})
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never

/** An item as a person has it open. */
interface Opened {
  /** As they read it. */
  seen: SiteItem
  fields: Fields
  /** Newer state by somebody else, for which their save was refused. */
  rival: SiteItem | null
}

const fieldsOf = ({ draft, live }: SiteItem): Fields | null => (draft ? draft.fields : live)

/** Typed texts in a value. Each occurs once, and begins with its item and field. */
const typedIn = (value: unknown) => (JSON.stringify(value) ?? '').match(/[\w-]+\.\w+ \d+!/g) ?? []

/** A question may have another key since the text was typed. */
const typedText = ({ kind, key }: SiteItemInput, field: string, count: number) =>
  `${kind === 'questions' ? kind : key}.${field} ${count}!`

const placeOf = (text: string) => text.replace(/ .*/, '')

postgresFirst('Any sequence of edits by two people', (open) => {
  const renderSite = () => Promise.resolve(null)
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { renderSite })
  beforeAll(() => seedContent(site.database, readItems))
  const owner = useOwner(site)
  const people = [owner, useMember(site, owner, 'owner')]

  const em = () => site.database.orm.em.fork()
  const call = (who: number, path: string, input: object) =>
    (people[who] ?? expect.fail()).browser.call(`site.${path}`, input)
  let count = 0

  async function find(at: number): Promise<SiteItem | null> {
    const { kind, key } = items[at] ?? expect.fail()
    const { status, body } = await owner.browser.ask('site.findItem', { kind, key })
    return status === 200 ? (body as unknown as SiteItem) : null
  }

  /** Texts in drafts, in what is scheduled, and in what is live. */
  async function textsNow() {
    const rows = await site.rows(`
      select 'draft' as place, fields::text as fields from content_drafts union all
      select 'scheduled', r.fields::text from content_changes c join content_revisions r on r.id = c.after_id
        join content_releases s on s.id = c.release_id where s.status in ('scheduled', 'rendering') union all
      select 'live', r.fields::text from content_live l join content_manifests m on m.release_id = l.release_id
        join content_revisions r on r.id = m.revision_id`)
    const textsIn = (...places: string[]) =>
      new Set(
        rows.filter(({ place }) => places.includes(String(place))).flatMap(({ fields }) => typedIn(fields)),
      )
    return {
      all: textsIn('draft', 'scheduled', 'live'),
      toBe: textsIn('draft', 'scheduled'),
      live: textsIn('live'),
    }
  }

  /** Makes the items live as they were at first, with nothing drafted or scheduled. */
  async function reset() {
    await site.rows(`update content_releases set status = 'cancelled' where status = 'scheduled'`)
    await site.rows('delete from content_drafts')
    for (const [at, { kind, key }] of items.entries()) {
      const item = await find(at)
      const [fields] = readItems().flatMap((seeded) => (isItem({ kind, key })(seeded) ? [seeded.fields] : []))
      const isThere = item?.live ?? fields
      if (isThere) await call(0, 'saveDraft', { kind, key, version: item?.version, fields: fields ?? null })
    }
    await call(0, 'publish', {})
    expect((await textsNow()).all.size).toBe(0)
  }

  /** Two people at the desk, who type each text once. */
  function newDesk() {
    const typed = new Set<string>()
    /** Texts that somebody ended by an act after they had read them. */
    const ended = new Set<string>()
    const opened = new Map<string, Opened>()
    const replace = (before: unknown, after: unknown) => {
      const left = new Set(typedIn(after))
      for (const text of typedIn(before)) if (!left.has(text)) ended.add(text)
    }

    async function openItem(who: number, at: number): Promise<Opened | null> {
      const there = opened.get(`${who} ${at}`)
      if (there) return there
      const seen = await find(at)
      if (!seen?.draft && !seen?.live) return null
      const fresh = { seen, fields: seen.draft?.fields ?? seen.live ?? {}, rival: null }
      opened.set(`${who} ${at}`, fresh)
      return fresh
    }

    /** Stores the fields. A refusal changes nothing, and answers with what is there. */
    async function save(who: number, at: number, hand: Opened) {
      const { kind, key } = items[at] ?? expect.fail()
      const { seen, fields } = hand
      const [now, before] = [await find(at), await textsNow()]
      const answer = await call(who, 'saveDraft', { kind, key, version: seen.version, fields })
      const { isSaved, item } = answer.body as unknown as SavedSiteItem
      expect([answer.status, isSaved]).toEqual([200, now?.version === seen.version])
      expect(item.draft?.fields).toEqual(isSaved ? fields : now?.draft?.fields)
      if (isSaved) replace(seen.draft, fields)
      else expect(await textsNow()).toEqual(before)
      opened.set(`${who} ${at}`, isSaved ? { seen: item, fields, rival: null } : { ...hand, rival: item })
    }

    async function type(who: number, at: number, other: number) {
      const hand = await openItem(who, at)
      if (!hand) return
      const { texts, ...item } = items[at] ?? expect.fail()
      const field = texts[other % texts.length] ?? expect.fail()
      const text = typedText(item, field, (count += 1))
      typed.add(text)
      replace(hand.fields[field], text)
      const now = { ...hand, fields: { ...hand.fields, [field]: text } }
      opened.set(`${who} ${at}`, now)
      if (!hand.rival) await save(who, at, now)
    }

    async function settle(who: number, at: number, stays: Act['stays']) {
      const hand = opened.get(`${who} ${at}`)
      if (!hand?.rival) return
      const { seen, fields: mine, rival } = hand
      const theirs = fieldsOf(rival)
      const joined = joinedFields(fieldsOf(seen) ?? {}, mine, theirs ?? {})
      const fields = { mine, theirs: theirs ?? {}, join: theirs ? joined : mine }[stays]
      replace([mine, theirs], fields)
      const now = { seen: rival, fields, rival: null }
      if (isSameValue(fields, rival.draft?.fields ?? rival.live ?? {})) opened.set(`${who} ${at}`, now)
      else await save(who, at, now)
    }

    /** A step on a whole item, by somebody who has it open and has no choice to make. */
    async function end(who: number, at: number, path: string, more: object) {
      const hand = await openItem(who, at)
      if (!hand || hand.rival) return
      const { kind, key } = items[at] ?? expect.fail()
      const { status, body } = await call(who, path, { kind, key, version: hand.seen.version, ...more })
      if (status !== 200 || body['isSaved'] !== true) return
      if (path !== 'renameItem') replace([hand.seen.draft, hand.fields], null)
      opened.delete(`${who} ${at}`)
    }

    /** Leaves the item, unless there is a choice to make. */
    function leave(who: number, at: number) {
      if (!opened.get(`${who} ${at}`)?.rival) opened.delete(`${who} ${at}`)
    }
    const isLost = (text: string, there: Set<string>) =>
      typed.has(text) && !there.has(text) && !ended.has(text)
    return { typed, ended, opened, type, settle, end, leave, isLost }
  }

  const latest = async (status: string) => {
    const sql = `select coalesce(max(number), 1) as number from content_releases where status = '${status}'`
    return Number((await site.rows(sql))[0]?.['number'])
  }

  /** Brings scheduled releases live. */
  const turn = () =>
    atTime(Date.now() + 2 * hourMs, () =>
      runSchedule({ em: em(), mail: site.mail, renderSite, site: site.liveSite.now() }),
    )

  async function act(desk: ReturnType<typeof newDesk>, { does, who, at, other, stays }: Act) {
    const { kind, key } = items[at] ?? expect.fail()
    const goesLiveAt = new Date(Date.now() + hourMs).toISOString()
    const acts: Record<Act['does'], () => Promise<unknown>> = {
      type() {
        desk.leave(who, at)
        return desk.type(who, at, other)
      },
      'type on': () => desk.type(who, at, other),
      settle: () => desk.settle(who, at, stays),
      discard: () => desk.end(who, at, 'discardDraft', {}),
      remove: () => desk.end(who, at, 'saveDraft', { fields: null }),
      rename: () => desk.end(who, at, 'renameItem', { newKey: items[2 + other]?.key }),
      add: () => call(who, 'addItem', { kind, key, fields: newQuestion }),
      publish: () => call(who, 'publish', { items: [{ kind, key }] }),
      'publish all': () => call(who, 'publish', {}),
      schedule: () => call(who, 'schedule', { items: [{ kind, key }], goesLiveAt }),
      turn,
      cancel: async () => call(who, 'cancel', { release: await latest('scheduled') }),
      undo: async () => call(who, 'undo', { release: await latest('live') }),
    }
    if (kind === 'questions' || !ofOwnItems.has(does)) await acts[does]()
  }

  async function expectNothingLost(made: readonly Act[]) {
    await reset()
    const desk = newDesk()
    for (const one of made) {
      const before = await textsNow()
      await act(desk, one)
      const after = await textsNow()
      // An undo takes back texts that were live, and none of a draft.
      if (one.does === 'undo') for (const text of before.live) if (!after.live.has(text)) desk.ended.add(text)
      const lost = [...before.all].filter((text) => desk.isLost(text, after.all))
      // Where two changes meet in one field, which staff are shown, one stays.
      const isReplaced = (text: string) =>
        [...before.toBe].some((other) => other !== text && placeOf(other) === placeOf(text))
      const meets = ['publish', 'publish all', 'cancel', 'turn'].includes(one.does)
      expect([one, lost.filter((text) => !meets || !isReplaced(text))]).toEqual([one, []])
      for (const text of lost) desk.ended.add(text)
    }
    const { all } = await textsNow()
    const held = new Set([...desk.opened.values()].flatMap(({ fields }) => typedIn(fields)))
    expect([...desk.typed].filter((text) => desk.isLost(text, new Set([...all, ...held])))).toEqual([])
    await expectReplayed()
  }

  describe.each([
    { runs: 3, part: 1, options: {} },
    ...[2, 3, 4, 5, 6].map((part) => ({ runs: 10, part, options: thorough })),
  ])('in $runs runs, part $part,', ({ runs, options }) => {
    it('loses no text, and the changes of all releases, replayed, give the live site', options, () =>
      fc.assert(
        fc.asyncProperty(fc.array(anyAct, { minLength: 8, maxLength: 24, size: 'max' }), expectNothingLost),
        { numRuns: runs, endOnFailure: true },
      ),
    )
  })

  async function expectReplayed() {
    const rows = await site.rows(`
      select distinct on (i.id) i.kind, i.key, r.fields from content_changes c
        join content_releases s on s.id = c.release_id and s.live_at is not null
        join content_items i on i.id = c.item_id join content_revisions r on r.id = c.after_id
      order by i.id, s.number desc`)
    const replayed = rows.filter(({ fields }) => fields !== null)
    const live = await itemsOf(em(), (await liveRelease(em()))?.id ?? '')
    const byKey = (found: object[]) => found.map((item) => JSON.stringify(item)).toSorted()
    expect(byKey(replayed)).toEqual(byKey(live))
    expect(await site.rows(`select 1 from content_releases where status = 'live'`)).toHaveLength(1)
  }
})
