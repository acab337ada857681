import { createHash } from 'node:crypto'
import type { PlaceOrderInput } from '@northword/contract/orders/orders'

/*
 * Fields of the first release count even if empty, later ones only if filled: stored fingerprints stay valid when an
 * input gets another field. A later field needs no line here.
 */

const ofOrder = ['sku', 'fullName', 'email', 'phone', 'note']

const ofActs: Record<string, readonly string[]> = {
  'agree-price': ['number', 'cents', 'reason', 'terms'],
  'record-payment': ['number', 'cents', 'receivedOn', 'method', 'reference'],
  refund: ['number', 'cents', 'sentOn', 'method', 'reference', 'reason'],
  'keep-share': ['number', 'cents', 'reason'],
  'reverse-entry': ['number', 'entryId', 'reason'],
  'request-payment': ['number', 'cents', 'way', 'link', 'dueOn', 'reference'],
  round: ['number', 'piece', 'agreedCents'],
  deliver: ['number', 'piece', 'revision', 'note', 'report'],
}

/**
 * SHA-256 of an order's content, to recognise a repeat. Proposed number, shown price and release, and writer do not
 * count.
 */
export function fingerprintOf(input: PlaceOrderInput): string {
  const content = Object.entries(input).filter(([name]) => !aside.includes(name))
  return sha256Of(orderContent(Object.fromEntries(content)))
}

const aside = ['idempotencyKey', 'reference', 'quotedPriceCents', 'release', 'writtenBy']

/** Content of an order in the form in which it is hashed. */
export const orderContent = (content: Readonly<Record<string, unknown>>) => [
  ...ofOrder.map((name) => content[name]),
  ...counting(content, []).filter(([name]) => !ofOrder.includes(name)),
]

/** SHA-256 of an act and its input, independent of the order of fields. The ledger that was seen does not count. */
export function fingerprintOfAct(act: string, input: { idempotencyKey: string }): string {
  const { idempotencyKey: _, ...content } = input
  const counted = counting(content, ofActs[act] ?? []).filter(([name]) => name !== 'seenEntries')
  return sha256Of([act, counted])
}

/** Fields that count, by name. */
const counting = (content: object, first: readonly string[]) =>
  Object.entries(content)
    .filter(([name, value]) => first.includes(name) || isFilled(value))
    .toSorted(([one], [other]) => one.localeCompare(other))

/** False for values that a field has if nothing was entered. */
const isFilled = (value: unknown) => !empties.includes(value) && !(Array.isArray(value) && value.length === 0)

const empties: readonly unknown[] = [undefined, null, '', false]

export const sha256Of = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
