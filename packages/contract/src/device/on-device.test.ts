import { expect, test } from 'vitest'
import { unsentCall } from '../desk/desk.ts'
import { briefMaxLength } from '../lengths.ts'
import { orderFields, orderFieldsBy } from '../orders/order-fields.ts'
import { unsentMessage } from '../orders/unsent-message.ts'
import { keptComment } from '../texts/reviews.ts'
import { keptText } from '../texts/kept-text.ts'
import { unsentDelivery } from '../texts/texts.ts'
import { unsentOrder, outboxEntry } from './on-device.ts'
import { toStored } from './stored-order.ts'

/* As the first release stored them. They wait on devices, so they never change. */

const ada = { fullName: 'Ada Chan', email: 'ada@tearoom.example', phone: '+852 5555 0101', note: 'Tea.' }

const stored = {
  ...ada,
  sku: 'PS-070',
  idempotencyKey: '6f1c2f0e-6a0b-4c52-9d0e-1a2b3c4d5e6f',
  id: 'NW-ORD-20260306-0042',
  quotedPrice: '69.99',
  writtenBy: null,
}
const { id: _, quotedPrice: __, ...same } = stored
/** As they are read: fields of later releases are empty. */
const values = { ...orderFieldsBy(() => ''), ...ada }
const order = { ...same, ...values, reference: 'NW-ORD-20260306-0042', quotedPriceCents: 6999 }

const draft = { version: 1, values: ada, idempotencyKey: stored.idempotencyKey, sent: [stored] }
const entry = {
  version: 1,
  order: stored,
  serviceName: 'Starter Package',
  savedAt: '2026-03-06T03:00:00.000Z',
  refusal: null,
}

const desksText = {
  version: 1,
  text: '# Tea',
  format: 'markdown',
  revision: 3,
  sent: { text: '# Te', format: 'markdown' },
  typedAt: '2026-03-06T03:00:00.000Z',
}
const comment = {
  number: 'NW-ORD-20260306-0042',
  piece: 1,
  version: 2,
  id: '0199a000-0000-7000-8000-000000000001',
  passage: null,
  text: 'Warmer.',
}
const message = {
  text: 'Is Friday good? Or Monday?',
  sent: { text: 'Is Friday good?', idempotencyKey: stored.idempotencyKey },
}

const call = { outcome: 'call back', text: 'Tea?', until: '2026-03-06T03:00' }
const report = { kind: 'text', file: '', url: '', text: '2%', reason: '' }

test.each([
  ['a text of the desk', keptText, desksText],
  ['an unsaved call', unsentCall, call],
  ['an undelivered note and report', unsentDelivery, { note: 'Tea.', report }],
  ['an unsent comment', keptComment, comment],
  ['an unsent message', unsentMessage, message],
])('%s that a device holds is read', (_what, schema, kept) => {
  expect(schema.parse(kept)).toStrictEqual(kept)
})

test.each(orderFields)(
  'an order that an earlier release stored without %s is read with an empty one',
  (name) => {
    const without = (kept: object) =>
      Object.fromEntries(Object.entries(kept).filter(([field]) => field !== name))
    const earlier = without(stored)
    const read = { ...order, [name]: '' }
    expect(unsentOrder.parse({ ...draft, values: without(ada), sent: [earlier] })).toStrictEqual({
      ...draft,
      values: { ...values, [name]: '' },
      sent: [read],
    })
    expect(outboxEntry.parse({ ...entry, order: earlier })).toStrictEqual({ ...entry, order: read })
  },
)

test('an order that breaks a rule of a later release is read, for the server to refuse', () => {
  const broken = { email: 'ada', fullName: ' ', phone: 'x'.repeat(100) }
  expect(outboxEntry.parse({ ...entry, order: { ...stored, ...broken } }).order).toMatchObject(broken)
})

test('a draft that a device holds is read', () => {
  expect(unsentOrder.parse(draft)).toStrictEqual({ ...draft, values, sent: [order] })
})

test('a draft of a brief that is still too long is read', () => {
  const note = 'x'.repeat(2 * briefMaxLength)
  expect(unsentOrder.parse({ ...draft, values: { ...ada, note } }).values.note).toBe(note)
})

test('an unsent comment that is still too long is read', () => {
  const text = 'x'.repeat(5_001)
  expect(keptComment.parse({ ...comment, text }).text).toBe(text)
})

test('an order that waits on a device is read', () => {
  expect(outboxEntry.parse(entry)).toStrictEqual({ ...entry, order })
})

test('an order is stored as it always was', () => {
  expect(toStored(order)).toStrictEqual({ ...values, ...stored })
})

test.each([
  ['neither a number nor a price', { id: undefined, quotedPrice: undefined }],
  ['a number and a price that are none', { id: 7, quotedPrice: 'cheap' }],
])('an order with %s is read without them', (_what, change) => {
  const unnumbered = { ...order, reference: undefined, quotedPriceCents: undefined }
  expect(outboxEntry.parse({ ...entry, order: { ...stored, ...change } }).order).toStrictEqual(unnumbered)
})

test('an order without a writer is a guest’s', () => {
  const { writtenBy: writer, ...anybodys } = stored
  expect(writer).toBeNull()
  expect(outboxEntry.parse({ ...entry, order: anybodys }).order.writtenBy).toBeNull()
})
