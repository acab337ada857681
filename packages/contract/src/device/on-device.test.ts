import { expect, test } from 'vitest'
import { briefMaxLength } from '../lengths.ts'
import { orderDraft, outboxEntry } from './on-device.ts'
import { toStored } from './stored-order.ts'

const ada = { fullName: 'Ada Chan', email: 'ada@tearoom.example', phone: '+852 5555 0101', note: 'Tea.' }

/** An order as devices store it. */
const stored = {
  ...ada,
  sku: 'PS-070',
  idempotencyKey: '6f1c2f0e-6a0b-4c52-9d0e-1a2b3c4d5e6f',
  id: 'NW-ORD-20260306-0042',
  quotedPrice: '69.99',
  writtenBy: null,
}
const { id: _, quotedPrice: __, ...same } = stored
const order = { ...same, reference: 'NW-ORD-20260306-0042', quotedPriceCents: 6999 }

const draft = { version: 1, values: ada, idempotencyKey: stored.idempotencyKey, sent: [stored] }
const entry = {
  version: 1,
  order: stored,
  serviceName: 'Starter Package',
  savedAt: '2026-03-06T03:00:00.000Z',
  refusal: null,
}

test('a draft that a device holds is read', () => {
  expect(orderDraft.parse(draft)).toStrictEqual({ ...draft, sent: [order] })
})

test('a draft of a brief that is still too long is read', () => {
  const note = 'x'.repeat(2 * briefMaxLength)
  expect(orderDraft.parse({ ...draft, values: { ...ada, note } }).values.note).toBe(note)
})

test('an order that waits on a device is read', () => {
  expect(outboxEntry.parse(entry)).toStrictEqual({ ...entry, order })
})

test('an order is stored as it always was', () => {
  expect(toStored(order)).toStrictEqual(stored)
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
