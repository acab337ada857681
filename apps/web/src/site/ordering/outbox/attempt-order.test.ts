import type { UnsentOrder } from '@northword/contract/device/on-device'
import type { OrderForm } from '@northword/contract/orders/orders'
import { afterEach, expect, test, vi } from 'vitest'
import { acknowledges, fakeServer, isUnreachable, refuses } from '../../../testing/fake-server.ts'
import { attemptOrder, type Offer } from './place-order.ts'
import { ada, adasOrder } from '../../../testing/order-fixtures.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const fresh: UnsentOrder = { version: 1, values: ada, idempotencyKey: adasOrder.idempotencyKey, sent: [] }
const offer: Offer = {
  sku: 'PS-070',
  reference: 'NW-ORD-20260306-0042',
  writtenBy: null,
  quotedPriceCents: 6999,
}
const laterOffer = { ...offer, reference: 'NW-ORD-20260306-9999' }
const keyReused = refuses(422, 'This key was used for another order.')

const keep = vi.fn<(draft: UnsentOrder) => void>()
async function press(before: UnsentOrder, form: OrderForm, shown = offer) {
  let draft = before
  keep.mockImplementation((next) => void (draft = next))
  const outcome = await attemptOrder(form, shown, { current: () => draft, save: keep })
  return { outcome, draft }
}

test('an order whose answer was lost is sent again exactly as it was', async () => {
  const { received } = fakeServer(isUnreachable, acknowledges)
  const first = await press(fresh, ada)
  const second = await press(first.draft, ada, laterOffer)
  expect(second.outcome.kind).toBe('acknowledged')
  expect(received[1]).toEqual(received[0])
})

test('an order whose answer was lost is sent under its key at the price of the page of today', async () => {
  const { received } = fakeServer(isUnreachable, acknowledges)
  const [before, today] = ['a'.repeat(32), 'b'.repeat(32)]
  const first = await press(fresh, ada, { ...offer, release: before })
  await press(first.draft, ada, { ...laterOffer, release: today })
  expect(received).toEqual([
    { ...adasOrder, release: before },
    { ...adasOrder, release: today },
  ])
})

test('an order that was changed after a lost answer keeps its key, so that it cannot become two', async () => {
  const { received } = fakeServer(isUnreachable, acknowledges)
  const first = await press(fresh, ada)
  await press(first.draft, { ...ada, note: 'Seven posts.' }, laterOffer)
  expect(received[1]).toEqual({ ...adasOrder, note: 'Seven posts.' })
})

test('where the lost version had arrived, it is the order, and the changes are said to be missing', async () => {
  const { received } = fakeServer(isUnreachable, keyReused, acknowledges)
  const first = await press(fresh, ada)
  const second = await press(first.draft, { ...ada, note: 'Seven posts.' })
  expect(second).toMatchObject({
    outcome: { kind: 'acknowledged', order: { note: ada.note }, earlier: true },
  })
  expect(received[2]).toEqual(adasOrder)
})

test('where the lost version cannot be asked for, the changes stay in the draft, and only they are missing', async () => {
  fakeServer(isUnreachable, keyReused, isUnreachable)
  const first = await press(fresh, ada)
  const second = await press(first.draft, { ...ada, note: 'Seven posts.' })
  expect(second.outcome).toMatchObject({ kind: 'unreachable', order: adasOrder, earlier: true })
  expect(second.draft).toEqual(first.draft)
})

test('the version that arrived is found among several', async () => {
  fakeServer(isUnreachable, isUnreachable, keyReused, keyReused, acknowledges)
  const first = await press(fresh, ada)
  const second = await press(first.draft, { ...ada, note: 'Seven posts.' })
  const third = await press(second.draft, { ...ada, note: 'Eight posts.' })
  expect(third).toMatchObject({ outcome: { order: { note: ada.note }, earlier: true } })
})

test('after a refusal nothing is in doubt, and the next press has a new key', async () => {
  const { received } = fakeServer(refuses(400, 'No.'), acknowledges)
  const first = await press(fresh, ada)
  expect(first.draft.sent).toEqual([])
  await press(first.draft, ada, laterOffer)
  expect(received[1]?.idempotencyKey).not.toBe(received[0]?.idempotencyKey)
  expect(received[1]?.reference).toBe(laterOffer.reference)
})

test('a refusal does not settle what was in doubt before it', async () => {
  fakeServer(isUnreachable, refuses(400, 'No.'))
  const first = await press(fresh, ada)
  const second = await press(first.draft, ada)
  expect(second.draft).toEqual(first.draft)
})

test('where another tab ordered something else with this key, the order goes out under a key of its own', async () => {
  const { received } = fakeServer(keyReused, acknowledges)
  const made = await press(fresh, ada)
  expect(made).toMatchObject({ outcome: { kind: 'acknowledged', earlier: false } })
  const [first, second] = received
  expect(second).toEqual({ ...adasOrder, idempotencyKey: second?.idempotencyKey })
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test('an order under a new key is remembered before it is sent', async () => {
  const { received } = fakeServer(keyReused, isUnreachable, acknowledges)
  const first = await press(fresh, ada)
  const renewed = received[1]
  expect(keep).toHaveBeenLastCalledWith({
    ...fresh,
    idempotencyKey: renewed?.idempotencyKey,
    sent: [renewed],
  })
  expect(first.draft).toMatchObject({ sent: [renewed] })
  await press(first.draft, ada, laterOffer)
  expect(received[2]).toEqual(renewed)
})

test('a key that stands for none of our versions is given up', async () => {
  const { received } = fakeServer(isUnreachable, keyReused, keyReused, acknowledges)
  const first = await press(fresh, ada)
  const second = await press(first.draft, { ...ada, note: 'Seven posts.' })
  expect(second).toMatchObject({ outcome: { kind: 'acknowledged', order: { note: 'Seven posts.' } } })
  expect(received[3]?.idempotencyKey).not.toBe(adasOrder.idempotencyKey)
})

test('a server that refuses every key is asked twice and no more', async () => {
  const { received } = fakeServer(keyReused)
  expect((await press(fresh, ada)).outcome.kind).toBe('refused')
  expect(received).toHaveLength(2)
})
