import { randomUUID } from 'node:crypto'
import { deskCase, deskStates } from '@northword/contract/desk/desk'
import { moneyActs, refusalOfMoneyAct } from '@northword/contract/money/money-acts'
import { moneyView } from '@northword/contract/money/money-view'
import { isStopped } from '@northword/contract/orders/order-status'
import { reviewView } from '@northword/contract/texts/reviews'
import { describe, expect, it } from 'vitest'
import { clientWithOrder } from '../../../testing/test-accounts.ts'
import type { Browser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { delivered } from '../../../testing/test-texts.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

interface Scene {
  number: string
  client: Browser
  owner: Browser
  writer: Browser
}

type Done = { status: number; message?: unknown }
type Act = (scene: Scene) => Promise<Done>
/** An act and its offer. `done`: already done, so doing it again changes nothing. */
type Offer = [name: string, isOffered: boolean | 'done', act: Act]

const read = async (by: Browser, path: string, { number }: Scene) => (await by.ask(path, { number })).body
const caseIn = async (scene: Scene, by = scene.owner) =>
  deskCase.parse(await read(by, 'desk.findCase', scene))
const moneyIn = async (scene: Scene) => moneyView.parse(await read(scene.owner, 'payments.find', scene))
const roundsIn = async (scene: Scene) =>
  reviewView.parse(await read(scene.client, 'reviews.find', scene)).rounds

const keyed =
  (path: string, input: (scene: Scene) => object | Promise<object>, by: 'owner' | 'client' = 'owner'): Act =>
  async (scene) =>
    scene[by].call(path, { number: scene.number, idempotencyKey: randomUUID(), ...(await input(scene)) })

const move =
  (to: string, by: 'owner' | 'writer' = 'owner'): Act =>
  async (scene) => {
    const { version } = await caseIn(scene)
    return scene[by].call('desk.moveCase', { number: scene.number, version, to, reason: 'As was said' })
  }
const begin: Act = async (scene) => {
  const { version } = await caseIn(scene)
  const done = await scene.writer.call('desk.claimCase', { number: scene.number, version })
  const { order } = await caseIn(scene)
  return order.status === 'In Production' ? done : { status: 409, message: 'It stays as it is.' }
}
const pay = (cents: number) =>
  keyed('payments.recordPayment', () => ({ cents, receivedOn: '2026-11-20', method: 'card' }))
const refund = (cents: number) =>
  keyed('payments.refund', () => ({ cents, sentOn: '2026-11-20', method: 'card', reason: 'As we said' }))
const agree = (terms?: string, cents = 10_000) =>
  keyed('payments.agreePrice', () => ({ cents, reason: 'As we said', terms }))
const share = (cents: number) => keyed('payments.keepShare', () => ({ cents, reason: 'For the work' }))
const ask = keyed('payments.requestPayment', () => ({ way: 'bank-transfer' }))
const deliver =
  (by: 'owner' | 'writer' = 'owner'): Act =>
  ({ number, ...scene }) =>
    delivered(scene[by], number, `Rims, and brakes, and ${randomUUID()}.`)
const write = keyed('desk.writeToClient', () => ({ text: 'Hello', seen: null }))
const cancel: Act = ({ client, number }) => client.call('orders.cancel', { number })
const sayPaid = keyed('conversation.sayPaid', () => ({}), 'client')
const sendRound: Act = async (scene) => {
  const place = { number: scene.number, piece: 1, version: 1 }
  const comment = { ...place, id: randomUUID(), passage: null, text: 'Shorter' }
  await scene.client.call('reviews.keepComment', comment)
  const agreedCents = (await roundsIn(scene))[0]?.nextCents ?? 0
  return scene.client.call('reviews.submitRound', { ...place, agreedCents, idempotencyKey: randomUUID() })
}
const approve: Act = ({ client, number }) =>
  client.call('reviews.approve', { number, piece: 1, version: 1, name: 'Ada', idempotencyKey: randomUUID() })

/** Acts that bring an order into each state. */
const ways: Record<string, Act[]> = (() => {
  const paid = [agree(), pay(10_000)]
  const atWork = [...paid, begin]
  const withText = [...atWork, deliver('writer')]
  const outside = [...atWork, move('Delivered')]
  const cancelled = [...paid, move('Cancelled')]
  return {
    new: [],
    agreed: [agree()],
    asked: [agree(), ask],
    'paid in part': [agree(), pay(4_000)],
    paid,
    'paid too much': [agree(), pay(15_000)],
    'paid, and dearer since': [...paid, agree(undefined, 12_000)],
    'on terms': [agree('net30')],
    'at work': atWork,
    'at work on terms': [agree('net30'), begin],
    delivered: withText,
    'sent outside': outside,
    'in revision': [...withText, move('Revision')],
    'in a round': [...withText, sendRound],
    approved: [...withText, approve],
    'complete without an approval': [...withText, move('Completed')],
    'taken up again': [...outside, move('Completed'), move('Revision')],
    'cancelled by its client': [cancel],
    'cancelled, and unpaid': [agree(), move('Cancelled')],
    'cancelled, and paid': cancelled,
    'cancelled, a share kept': [...cancelled, share(3_000)],
    'cancelled, all kept': [...cancelled, share(10_000)],
    'given back': [...atWork, refund(10_000)],
  }
})()

/** A state at work and one that is over. The others take minutes. */
const isQuick = (state: string) => ['delivered', 'cancelled, and paid'].includes(state)

async function offersIn(scene: Scene): Promise<Offer[]> {
  const found = await caseIn(scene)
  const writers = await caseIn(scene, scene.writer)
  const { status } = found.order
  const money = await moneyIn(scene)
  const owed = money.owedCents
  const actOf = {
    price: agree(undefined, 12_345),
    request: ask,
    payment: pay(1_000),
    share: share(1),
    refund: refund(1),
  }
  const { mayDeliver } = await read(scene.owner, 'deliveries.listAtDesk', scene)
  const [rounds] = await roundsIn(scene)
  const isRoundOffered = rounds !== undefined && rounds.until !== null && !rounds.isOpen
  return [
    ...deskStates.map((to): Offer => [`move to ${to}`, found.moves.includes(to), move(to)]),
    ...deskStates.map((to): Offer => [
      `a writer’s move to ${to}`,
      writers.moves.includes(to),
      move(to, 'writer'),
    ]),
    ...moneyActs.map((act): Offer => [
      act,
      refusalOfMoneyAct(act, { ...money, status }) === null,
      actOf[act],
    ]),
    [
      'ask for more than is owed',
      false,
      keyed('payments.requestPayment', () => ({ way: 'paypal', cents: Math.max(owed, 0) + 1 })),
    ],
    ['give back more than was paid', false, refund(money.keptCents + 1)],
    ['keep more than is due back', false, share(Math.max(-owed, 0) + 1)],
    ['begin', status === 'In Production' ? 'done' : found.mayBegin, begin],
    ['deliver', mayDeliver === true && !rounds?.isApproved && !rounds?.isOpen, deliver()],
    [
      'write to the client',
      (await read(scene.owner, 'desk.conversation', scene))['mayWrite'] === true,
      write,
    ],
    [
      'cancel',
      status === 'Cancelled'
        ? 'done'
        : (await read(scene.client, 'orders.find', scene))['mayCancel'] === true,
      cancel,
    ],
    [
      'say that it is paid',
      (await read(scene.client, 'conversation.list', scene))['maySayPaid'] === true,
      sayPaid,
    ],
    ['send a round', isRoundOffered, sendRound],
    [
      'approve',
      rounds?.isApproved ? 'done' : isRoundOffered && !isStopped(status) && status !== 'Revision',
      approve,
    ],
  ]
}

eachDatabase('What is offered about an order', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '10000' })
  const first = useOwner(site)
  const { browser: writer } = useMember(site, first, 'writer')

  async function sceneOf(way: readonly Act[]): Promise<Scene> {
    const { browser: client, number } = await clientWithOrder(site, { sku: 'PS-025', note: 'About rims.' })
    const scene = { number, client, owner: first.browser, writer }
    for (const act of way) expect(await act(scene)).toMatchObject({ status: 200 })
    await site.rows(
      `update text_versions set shown_at = now() - interval '1 minute', at = at - interval '1 minute'`,
    )
    return scene
  }

  describe.each(Object.entries(ways))('that is %s', (state, way) => {
    const tags = isQuick(state) ? [] : ['thorough' as const]
    it(
      'is all that is taken: everything else is refused in a sentence, and changes nothing',
      { tags },
      async () => {
        const scene = await sceneOf(way)
        const before = await facts(scene)
        const taken: unknown[] = []
        for (const [name, isOffered, act] of await offersIn(scene)) {
          if (isOffered === true) continue
          const { status, message } = await act(scene)
          if (isOffered === 'done') expect([200, 409]).toContain(status)
          else if (![403, 404, 409].includes(status) || !/^[A-Z].*\.$/.test(String(message)))
            taken.push([name, status, message])
        }
        expect(taken).toEqual([])
        expect(await facts(scene)).toEqual(before)
      },
    )

    it('is taken', { tags: ['thorough'] }, async () => {
      const refused: unknown[] = []
      for (const [name, isOffered] of await offersIn(await sceneOf(way))) {
        if (isOffered !== true) continue
        const scene = await sceneOf(way)
        const [, , act] = (await offersIn(scene)).find(([same]) => same === name) ?? []
        const { status, message } = (await act?.(scene)) ?? { status: 0 }
        if (status !== 200) refused.push([name, status, message])
      }
      expect(refused).toEqual([])
    })
  })

  async function facts(scene: Scene) {
    const { order, moves, dueAt } = await caseIn(scene)
    const { entries, chargedCents, keptCents } = await moneyIn(scene)
    return { status: order.status, moves, dueAt, entries: entries.length, chargedCents, keptCents }
  }
})
