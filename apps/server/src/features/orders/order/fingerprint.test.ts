import { text } from '@northword/contract/fields'
import {
  agreePriceInput,
  keepShareInput,
  recordPaymentInput,
  refundInput,
  requestPaymentInput,
  reverseEntryInput,
} from '@northword/contract/money/payments'
import { placeOrderInput } from '@northword/contract/orders/orders'
import { submitRoundInput } from '@northword/contract/texts/reviews'
import { deliverInput } from '@northword/contract/texts/texts'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { fingerprintOf, fingerprintOfAct, orderContent } from './fingerprint.ts'

const added = { company: text('Company', 200).default('') }

const order = { sku: 'PS-070', fullName: 'A', email: 'a@b.example', phone: '1', idempotencyKey: 'k' }

/** An order as the first release had it and stored it, and under a copy of the schema with another field. */
const anOrder = {
  name: 'order',
  stored: '48588bc1e6f8a48ac7d00e94177fc9ec3cd8fd79cd5a1168b73de1fb709062f5',
  before: () => fingerprintOf(placeOrderInput.parse(order)),
  after: (more = {}) => fingerprintOf(placeOrderInput.safeExtend(added).parse({ ...order, ...more })),
}

const call = { number: 'NW-ORD-20261120-4821', idempotencyKey: 'k' }

/** The same for an act. */
const act = (name: string, stored: string, schema: z.ZodObject, input: object) => ({
  name,
  stored,
  before: () => fingerprintOfAct(name, { ...call, ...schema.parse({ ...call, ...input }) }),
  after: (more = {}) =>
    fingerprintOfAct(name, { ...call, ...schema.safeExtend(added).parse({ ...call, ...input, ...more }) }),
})

const money = { cents: 10_000, method: 'card' }
const slip = { entryId: '0199a000-0000-7000-8000-000000000001', reason: 'A slip.' }

const calls = [
  anOrder,
  act('agree-price', '1ebaeadb934aca9845507d99acd945016be7977a9a76457795e3670de95b6c2c', agreePriceInput, {
    cents: 10_000,
  }),
  act(
    'record-payment',
    '3432a3cdfbd6e36ea99bcfc271e3f0669c4ca191eb12430b71afcebd088e8ebb',
    recordPaymentInput,
    { ...money, receivedOn: '2026-11-20' },
  ),
  act('refund', 'a052ad4b5a2f76dc9522465d02ecb5f405a8b3a3ae3e0b05e84526402b8fa01c', refundInput, {
    ...money,
    sentOn: '2026-11-20',
    reason: 'Sent twice.',
  }),
  act('keep-share', 'f2b08afea7abc24b1ff231a8455bf8067c4ddc0336b7cb71de5435ed9ab254d5', keepShareInput, {
    cents: 10_000,
    reason: 'Two days of work.',
  }),
  act(
    'reverse-entry',
    '10ca259ca9ddcb6b7d7df524cc8bc850321776a2321bf27e53972d10f6104e3d',
    reverseEntryInput,
    slip,
  ),
  act(
    'request-payment',
    '0654e316ca348b3bfb42359d2ff74278561a276414fd2a4179792dc0ef9bf3eb',
    requestPaymentInput,
    { way: 'bank-transfer' },
  ),
  act('round', '071046a796bd803370fde63fd8efac53ed0ac97a0689fdf676547b2f89edb75b', submitRoundInput, {
    piece: 1,
  }),
  act('deliver', '7d81ee1119afe62f600d574044a195cbb0edc4dff2852984174d8b662ce534df', deliverInput, {
    piece: 1,
    revision: 2,
    report: { kind: 'file' },
  }),
]

describe.each(calls)('The fingerprint of a call ($name)', ({ stored, before, after }) => {
  it('is the one that the first release stored', () => expect(before()).toBe(stored))
  it('stays so when its schema gets another field', () => expect(after()).toBe(stored))
  it('is another one if that field is filled', () => {
    expect(after({ company: 'Tearoom' })).not.toBe(stored)
    expect(after({ company: 'Tearoom' })).not.toBe(after({ company: 'Tea room' }))
  })
})

it('A text in a new field is not taken for the same text in an old one', () => {
  const { idempotencyKey: _, ...content } = order
  expect(orderContent({ ...content, company: 'x' })).not.toEqual(orderContent({ ...content, note: 'x' }))
})
