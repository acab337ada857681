import { firstOf } from '@northword/rig/first-of'
import { randomUUID } from 'node:crypto'
import type { QueuePage } from '@northword/contract/desk/desk-queue'
import { balanceOf, refundDue } from '@northword/contract/money/ledger'
import { isStopped } from '@northword/contract/orders/order-status'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { DomainError } from '../../../errors/domain-error.ts'
import { hooks } from '../../../features.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { openTestPglite } from '../../../testing/databases/test-database.ts'
import { guestOrder } from '../../../testing/test-accounts.ts'
import type { Browser } from '../../../testing/requests/test-browser.ts'
import { colleague, owned } from '../../../testing/test-staff.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import { lockedById, lockedOrder } from '../../orders/order/locked-order.ts'
import type { DeskMember } from '../../orders/order/move.ts'
import { OrderEvent } from '../../orders/order/order-event.entity.ts'
import { Order } from '../../orders/order/order.entity.ts'
import { agreePrice, keepShare, recordPayment, refund, reverseEntry } from '../money-acts.ts'
import { entriesOf } from '../money-entry.entity.ts'
import { moneyOf } from '../money-of.ts'
import { openRequest } from '../requests/open-request.ts'
import { requestPayment } from '../requests/request-payment.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000' })
let lin: DeskMember
let browser: Browser
beforeAll(async () => {
  const owner = await owned(site, colleague({ name: 'Lin' }))
  browser = owner.browser
  lin = { kind: 'staff', member: { id: owner.id, name: 'Lin', role: 'owner' } }
})

const desk = (mail: TestApp['mail'] = site.mail) => ({
  em: site.database.orm.em.fork(),
  mail,
  actor: lin,
  hooks,
  site: site.liveSite.now(),
})

const cents = fc.integer({ min: 1, max: 300 })
const sentence = fc.constantFrom('', 'because')
const on = { method: 'other', reference: '' } as const

/** Random acts at the desk, with amounts small enough to collide. */
const anyAct = fc.oneof(
  fc.record({ act: fc.constant('agree' as const), cents, reason: sentence }),
  { weight: 3, arbitrary: fc.record({ act: fc.constant('pay' as const), cents }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('refund' as const), cents }) },
  fc.record({ act: fc.constant('keep' as const), cents }),
  fc.record({ act: fc.constant('reverse' as const), at: fc.nat(12) }),
  fc.record({ act: fc.constant('ask' as const), cents }),
  fc.record({ act: fc.constantFrom('In Production', 'Delivered', 'Completed', 'Cancelled', 'cancel, undo') }),
)
type Tried = typeof anyAct extends fc.Arbitrary<infer One> ? One : never

async function attempt(number: string, tried: Tried, idempotencyKey: string, mail = site.mail) {
  const input = { number, idempotencyKey }
  if ('at' in tried) {
    const { entries } = await moneyOf(desk(), number)
    const entryId = entries[tried.at % entries.length]?.id ?? randomUUID()
    return reverseEntry(desk(mail), { ...input, entryId, reason: 'because' })
  }
  if ('reason' in tried) return agreePrice(desk(mail), { ...input, cents: tried.cents, reason: tried.reason })
  if (!('cents' in tried)) return moved(number, tried.act)
  const amount = { ...input, cents: tried.cents }
  if (tried.act === 'ask')
    return requestPayment(desk(mail), { ...amount, reference: '', way: 'paypal', link: '' })
  if (tried.act === 'pay') return recordPayment(desk(mail), { ...amount, ...on, receivedOn: '2026-11-20' })
  if (tried.act === 'keep') return keepShare(desk(mail), { ...amount, reason: 'because' })
  return refund(desk(mail), { ...amount, ...on, sentOn: '2026-11-20', reason: 'because' })
}

async function moved(
  number: string,
  to: Exclude<Tried['act'], 'agree' | 'pay' | 'refund' | 'keep' | 'reverse' | 'ask'>,
) {
  await site.database.orm.em.fork().transactional(async (em) => {
    const order = await lockedOrder(em, number)
    const telling = { em, hooks, site: site.liveSite.now() }
    const { status, dueAt, askBy } = order
    const isUndone = to === 'cancel, undo'
    const isMoved = await moveOrder(telling, order, { to: isUndone ? 'Cancelled' : to, actor: lin })
    if (isMoved && isUndone)
      await moveOrder(telling, await lockedById(em, order.id), {
        to: status,
        actor: lin,
        undo: { dueAt, askBy },
      })
  })
}

/** Tries an act. Only a refusal by a rule is accepted. */
async function tryOne(number: string, tried: Tried, idempotencyKey = randomUUID()) {
  try {
    return await attempt(number, tried, idempotencyKey)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'cannotRecord') return null
    throw error
  }
}

const expectAgreement = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 5, maxLength: 15 }), async (tries) => {
      const number = await guestOrder(site)
      await tryOne(number, { act: 'agree', cents: 200, reason: 'because' })
      for (const tried of tries) await tryOne(number, tried)
      const em = site.database.orm.em.fork()
      const { id, status } = await em.findOneOrFail(Order, { number })
      const entries = await entriesOf(em, id)
      expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, at) => at + 1))
      const { keptCents, chargedCents } = balanceOf(status, entries)
      if (status === 'Awaiting Payment') expect(keptCents < chargedCents || chargedCents === 0).toBe(true)
      if (isStopped(status))
        expect(refundDue(status, entries)).toBe(Math.max(0, Math.min(keptCents, keptCents - chargedCents)))
      await expectDuties(number)
    }),
    { numRuns },
  )

const many = { timeout: 60_000, tags: ['thorough'] }

it('the ledger and the state of an order agree after any acts at the desk, in any order', () =>
  expectAgreement(4))
it('they agree in many more orders', many, () => expectAgreement(20))

const expectAgreementAtOnce = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyAct, fc.boolean()), { minLength: 4, maxLength: 10 }),
      async (tries) => {
        const number = await guestOrder(site)
        await tryOne(number, { act: 'agree', cents: 200, reason: 'because' })
        const failing = { ...site.mail, add: () => Promise.reject(new Error('No mail today')) }
        await Promise.all(
          tries.map(([tried, fails]) =>
            attempt(number, tried, randomUUID(), fails ? failing : site.mail).catch(forgiveNoMail),
          ),
        )
        const { entries } = await moneyOf(desk(), number)
        expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, at) => at + 1))
        const reversed = entries.flatMap(({ reverses }) => reverses ?? [])
        expect(new Set(reversed).size).toBe(reversed.length)
        await expectDuties(number)
      },
    ),
    { numRuns },
  )

it('so they do where all of it is tried at once, and some of it fails at its last step', () =>
  expectAgreementAtOnce(3))
it('they do so in many more orders', many, () => expectAgreementAtOnce(12))

function forgiveNoMail(error: unknown) {
  if (error instanceof Error && error.message === 'No mail today') return
  if (!(error instanceof DomainError && error.code === 'cannotRecord')) throw error
}

/** The queue matches the entries, the balance never went below zero, and each move is in the history. */
async function expectDuties(number: string) {
  const em = site.database.orm.em.fork()
  const order = await em.findOneOrFail(Order, { number })
  const entries = await entriesOf(em, order.id)
  for (const [at] of entries.entries())
    expect(balanceOf(order.status, entries.slice(0, at + 1)).keptCents).toBeGreaterThanOrEqual(0)
  await expectHistory(order)
  expect(await isInQueue(number)).toBe(refundDue(order.status, entries) > 0)
  const { owedCents } = balanceOf(order.status, entries)
  expect(order.refundDueAt !== null).toBe(refundDue(order.status, entries) > 0)
  expect([order.askBy, order.payBy].filter(Boolean)).toHaveLength(owedCents > 0 ? 1 : 0)
  const open = await openRequest(em, order, entries)
  expect(open !== null).toBe(order.payBy !== null)
}

async function expectHistory({ id: orderId, status }: Order) {
  const events = await site.database.orm.em
    .fork()
    .find(OrderEvent, { orderId }, { orderBy: { at: 'asc', id: 'asc' } })
  const states = events.map(({ toStatus }) => toStatus)
  expect(events.map(({ fromStatus }) => fromStatus)).toEqual([null, ...states.slice(0, -1)])
  expect(states.at(-1)).toBe(status)
}

async function isInQueue(number: string) {
  const numbers: (string | null)[] = []
  let next: string | null | undefined
  do {
    const { body } = await browser.ask('desk.queue', { view: 'refund', ...(next && { cursor: next }) })
    const page = body as QueuePage
    numbers.push(...page.duties.map((duty) => duty.number))
    next = page.next
  } while (next)
  return numbers.includes(number)
}

firstOf([2, 8])('an act that is sent again under its key changes nothing, in %i orders', async (numRuns) => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 3, maxLength: 8 }), async (tries) => {
      const number = await guestOrder(site)
      await tryOne(number, { act: 'agree', cents: 200, reason: 'because' })
      for (const tried of tries.filter(({ act }) => act !== 'reverse')) {
        const key = randomUUID()
        const first = await tryOne(number, tried, key)
        const before = await moneyOf(desk(), number)
        const again = await tryOne(number, tried, key)
        if (first) expect(again).toEqual({ ...first, replayed: true })
        expect(await moneyOf(desk(), number)).toEqual(before)
      }
    }),
    { numRuns },
  )
})

it('the documents of all of it are numbered without a gap', async () => {
  const number = await guestOrder(site)
  await tryOne(number, { act: 'agree', cents: 200, reason: 'because' })
  for (const act of ['pay', 'refund'] as const)
    for (let count = 0; count < 6; count += 1) await tryOne(number, { act, cents: 100 + count })
  for (const series of ['RCP', 'CRN']) {
    const rows = await site.rows(
      `select document_number from money_entries where document_number like '%-${series}-%' order by 1`,
    )
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.map((row) => Number(String(row['document_number']).slice(-4)))).toEqual(
      rows.map((_, at) => at + 1),
    )
  }
})
