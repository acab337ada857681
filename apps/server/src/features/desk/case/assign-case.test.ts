import { randomUUID } from 'node:crypto'
import { firstOf } from '@northword/rig/first-of'
import { deskCase as deskCaseOf, hands, type Hand } from '@northword/contract/desk/desk'
import { beforeAll, describe, expect, it } from 'vitest'
import { tidy } from '../../../chores/tidy.ts'
import { guestOrder } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser, statusesOf } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { linkHolder } from '../../../testing/test-links.ts'
import { setStatus } from '../../../testing/test-orders.ts'
import { callByRest } from '../../../testing/requests/test-rest.ts'
import { colleague, joined, program, useMember, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

const givers = ['an owner', 'an agent', 'a writer', 'a program', 'a program of a writer'] as const
const takers = [
  'the owner',
  'the agent',
  'the writer',
  'somebody invited',
  'somebody who left',
  'nobody',
] as const
type Giver = (typeof givers)[number]
type Taker = (typeof takers)[number]

const writerIsNoAgent = 'A writer is never the agent of an order. Make them its writer.'

/** Sentence of the refusal, or null. */
function refusal(giver: Giver, hand: Hand, taker: Taker) {
  if (giver.endsWith('writer') && hand === 'agent') return 'You may not do this.'
  if (['somebody invited', 'somebody who left', 'nobody'].includes(taker))
    return 'There is nobody by this name at the desk.'
  return taker === 'the writer' && hand === 'agent' ? writerIsNoAgent : null
}

/** First one of each kind of giver, and both hands. */
const told = givers.flatMap((giver, at) =>
  hands.map((hand, other) => ({ giver, hand, isFirst: at > 0 && other === at % 2 })),
)

eachDatabase('An order that is assigned', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const agent = useMember(site, owner, 'agent', { name: 'Ann Agent' })
  const writer = useMember(site, owner, 'writer', { name: 'Wen Writer' })
  const left = useMember(site, owner, 'agent')
  let robot: Browser
  const browsers = new Map<string, Browser>()
  const names = new Map<string, string>()
  const ids = new Map<string, string>()
  beforeAll(async () => {
    await owner.browser.call('staff.end', { id: left.id })
    const invited = colleague()
    await owner.browser.call('staff.invite', { ...invited, role: 'agent' })
    const [{ id: invitedId }] = (await site.rows(
      `select id from staff_members where email = '${invited.email}'`,
    )) as [{ id: string }]
    const scopes = ['desk:read', 'cases:take', 'cases:undo'] as const
    robot = (await program(site, owner, { name: 'Router', scopes: [...scopes] })).browser
    const pen = await program(site, owner, { name: 'Pen', role: 'writer', scopes: [...scopes] })
    const members = [
      ['an owner', owner.browser, 'Olivia Owner'],
      ['an agent', agent.browser, 'Ann Agent'],
      ['a writer', writer.browser, 'Wen Writer'],
      ['a program', robot, 'token Router'],
      ['a program of a writer', pen.browser, 'token Pen'],
    ] as const
    for (const [who, browser, name] of members) {
      browsers.set(who, browser)
      names.set(who, name)
    }
    ids.set('the owner', owner.id).set('the agent', agent.id).set('the writer', writer.id)
    ids.set('somebody invited', invitedId).set('somebody who left', left.id)
    ids.set('nobody', '01890000-0000-7000-8000-000000000000')
  })

  const caseOf = async (number: string) =>
    deskCaseOf.parse((await owner.browser.ask('desk.findCase', { number })).body)
  const ask = (who: Giver, path: string, input: object) => {
    const browser = browsers.get(who) ?? newBrowser(site)
    return who.startsWith('a program') ? callByRest(browser, path, input) : browser.call(path, input)
  }
  const namesOfTakers: Partial<Record<Taker, string>> = {
    'the owner': 'Olivia Owner',
    'the agent': 'Ann Agent',
    'the writer': 'Wen Writer',
  }
  const aloud: Record<Hand, string> = { agent: 'As the agent', writer: 'As the writer' }

  firstOf(told, ({ isFirst }) => isFirst)(
    'by $giver as $hand, is taken by whoever may have it',
    async ({ giver, hand }) => {
      for (const taker of takers) {
        const number = await guestOrder(site)
        const answer = await ask(giver, 'desk.claimCase', {
          number,
          version: 0,
          hand,
          memberId: ids.get(taker),
        })
        const { claimedBy, writtenBy, timeline } = await caseOf(number)
        const said = refusal(giver, hand, taker)
        const name = namesOfTakers[taker]
        const by = names.get(giver)
        expect([taker, answer.status < 300, answer.message ?? null]).toEqual([taker, said === null, said])
        const holders = hand === 'agent' ? [name, undefined] : [undefined, name]
        expect([claimedBy?.name, writtenBy?.name]).toEqual(said === null ? holders : [undefined, undefined])
        const entry = { kind: 'claim', by, text: name === by ? aloud[hand] : `${aloud[hand]}: ${name}` }
        expect(timeline.slice(1)).toMatchObject(said === null ? [entry] : [])
      }
    },
  )

  it('by a program that names no member, is in the hand of its token’s owner', async () => {
    const number = await guestOrder(site)
    expect((await callByRest(robot, 'desk.claimCase', { number, version: 0 })).status).toBe(204)
    expect((await callByRest(robot, 'desk.claimCase', { number, version: 1, hand: 'writer' })).status).toBe(
      204,
    )
    expect(await caseOf(number)).toMatchObject({
      claimedBy: { name: 'Olivia Owner' },
      writtenBy: { name: 'Olivia Owner' },
    })
    expect((await callByRest(robot, 'desk.releaseCase', { number, version: 2 })).status).toBe(204)
    expect(await caseOf(number)).toMatchObject({ claimedBy: null, writtenBy: { name: 'Olivia Owner' } })
  })

  it('to two at once, goes to one', async () => {
    const number = await guestOrder(site)
    const answers = await Promise.all(
      ['the owner', 'the agent'].map((taker) =>
        callByRest(robot, 'desk.claimCase', { number, version: 0, memberId: ids.get(taker) }),
      ),
    )
    expect(statusesOf(answers)).toEqual([204, 409])
    expect(answers.map(({ message }) => message).join()).toMatch(/token Router was faster: took it in hand/)
    expect((await caseOf(number)).timeline).toHaveLength(2)
  })

  it('is never left with a member who leaves at that moment', { tags: ['thorough'] }, async () => {
    for (let round = 0; round < 4; round += 1) {
      const [number, leaving] = [await guestOrder(site), await joined(site, owner, 'agent')]
      const [assigned, ended] = await Promise.all([
        callByRest(robot, 'desk.claimCase', { number, version: 0, memberId: leaving.id }),
        owner.browser.call('staff.end', { id: leaving.id }),
      ])
      expect([[204, 404].includes(assigned.status), ended.status]).toEqual([true, 200])
      expect((await caseOf(number)).claimedBy).toBeNull()
    }
  })

  const inHandsOf = async ({ browser }: { browser: Browser }) => {
    const number = await guestOrder(site)
    for (const [version, hand] of hands.entries())
      await browser.call('desk.claimCase', { number, version, hand })
    return number
  }
  const holdersOf = async (number: string) => {
    const { claimedBy, writtenBy } = await caseOf(number)
    return [claimedBy?.id, writtenBy?.id]
  }

  it('stays in the hands of a member who leaves once it is over and nothing is due, until it goes on', async () => {
    const leaving = await joined(site, owner, 'agent')
    const [over, owed, asked] = [await inHandsOf(leaving), await inHandsOf(leaving), await inHandsOf(leaving)]
    const question = { number: asked, text: 'Is that all?', idempotencyKey: randomUUID() }
    const client = await linkHolder(site, { number: asked })
    expect((await client.call('conversation.write', question)).status).toBe(200)
    for (const number of [over, owed, asked]) await setStatus(site, number, 'Completed')
    await site.rows(`update orders set pay_by = now() + interval '1 day' where number = '${owed}'`)
    expect((await owner.browser.call('staff.end', { id: leaving.id })).status).toBe(200)
    expect(await holdersOf(over)).toEqual([leaving.id, leaving.id])
    for (const number of [owed, asked]) expect(await holdersOf(number)).toEqual([undefined, undefined])
    await tidy(site)
    expect(await holdersOf(over)).toEqual([leaving.id, leaving.id])
    await setStatus(site, over, 'Revision')
    await tidy(site)
    expect(await holdersOf(over)).toEqual([undefined, undefined])
  })

  it('is given back within the hour where that failed as its member left or became a writer', async () => {
    const [leaving, lessened] = [await joined(site, owner, 'agent'), await joined(site, owner, 'agent')]
    const [stuck, other] = [await inHandsOf(leaving), await inHandsOf(leaving)]
    const kept = await inHandsOf(lessened)
    await site.rows(`update staff_members set role = 'writer' where id = '${lessened.id}'`)
    await site.rows(`create function stick() returns trigger language plpgsql
      as $$ begin if exists (select from orders where id = old.id and number = '${stuck}')
        then raise exception 'no' using errcode = '40P01'; end if; return new; end $$`)
    await site.rows('create trigger stick before update on desk_states for each row execute function stick()')
    expect((await owner.browser.call('staff.end', { id: leaving.id })).status).toBe(503)
    await site.rows('drop function stick cascade')
    expect([await holdersOf(stuck), await holdersOf(other)]).toEqual([
      [leaving.id, leaving.id],
      [undefined, undefined],
    ])
    await tidy(site)
    expect([await holdersOf(stuck), await holdersOf(kept)]).toEqual([
      [undefined, undefined],
      [undefined, lessened.id],
    ])
    const released = (await caseOf(stuck)).timeline.filter(({ kind }) => kind === 'release')
    expect(released.map(({ by }) => by)).toEqual(['The system', 'The system'])
  })

  describe('and taken back', () => {
    it('is in the hand that it was in before', async () => {
      const number = await guestOrder(site)
      await ask('an agent', 'desk.claimCase', { number, version: 0 })
      await ask('a program', 'desk.claimCase', { number, version: 1, memberId: owner.id })
      expect((await callByRest(robot, 'desk.undoStep', { number, version: 2 })).status).toBe(204)
      const { claimedBy, timeline } = await caseOf(number)
      expect(claimedBy?.name).toBe('Ann Agent')
      expect(timeline.at(-1)).toMatchObject({ kind: 'undone', by: 'token Router', text: 'took it in hand' })
    })

    const losses: [how: string, hand: Hand, path: string, change: object][] = [
      ['has left', 'agent', 'staff.end', {}],
      ['has left', 'writer', 'staff.end', {}],
      ['is no agent any more', 'agent', 'staff.changeRole', { role: 'writer' }],
    ]
    firstOf(losses)('is in no hand where that one %s, as %s', async (_, hand, path, change) => {
      const number = await guestOrder(site)
      const member = await joined(site, owner, 'agent')
      await member.browser.call('desk.claimCase', { number, version: 0, hand })
      await ask('a program', 'desk.claimCase', { number, version: 1, hand, memberId: owner.id })
      expect((await owner.browser.call(path, { id: member.id, ...change })).status).toBe(200)
      expect((await callByRest(robot, 'desk.undoStep', { number, version: 2 })).status).toBe(204)
      const { claimedBy, claimedAt, writtenBy, writtenAt } = await caseOf(number)
      expect([claimedBy, claimedAt, writtenBy, writtenAt]).toEqual([null, null, null, null])
    })
  })
})
