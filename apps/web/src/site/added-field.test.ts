import type * as Words from '@northword/content/orders/ordering'
import type { UnsentOrder } from '@northword/contract/device/on-device'
import { describe, expect, test, vi } from 'vitest'

/* Every object schema has one more optional text here, and the order form its words. */

const field = vi.hoisted(() => 'supplement')

/** Part of zod that is needed here. */
interface Zod {
  string: () => { max: (most: number) => { optional: () => unknown } }
  object: (shape: object, words?: string) => unknown
}

vi.mock('zod', async (original) => {
  const zod = await original<Zod>()
  const object = (shape: object, words?: string) =>
    zod.object({ ...shape, [field]: zod.string().max(80).optional() }, words)
  return { ...zod, object }
})

// The compiler asks for the words: their names are the fields that a draft of the form has.
vi.mock('@northword/content/orders/ordering', async (original) => {
  const { ordering, ...others } = await original<typeof Words>()
  const words = { label: 'Supplement', placeholder: '', hint: '' }
  return { ...others, ordering: { ...ordering, fields: { ...ordering.fields, [field]: words } } }
})

import { fakeApi } from '../testing/fake-api.ts'
import { acknowledges, fakeServer, isUnreachable } from '../testing/fake-server.ts'
import { freshForm } from '../testing/fresh-form.ts'
import { ada, adasOrder } from '../testing/order-fixtures.ts'
import * as authCalls from './auth/auth-calls.ts'
import { sendMessage } from './contact/send-message.ts'
import * as undoCalls from './link-pages/undo-calls.ts'
import * as newsletterCalls from './newsletter/newsletter-calls.ts'
import { readDraft } from './ordering/form/read-draft.ts'
import { writeDraft } from './ordering/form/stored-draft.ts'
import { typedFormOf } from './ordering/form/typed-form.ts'
import { keepInOutbox, readOutbox } from './ordering/outbox/outbox.ts'
import { attemptOrder } from './ordering/outbox/place-order.ts'

freshForm()

const password = 'a nanosecond'
const offer = { sku: 'PS-070', reference: 'NW-ORD-20260306-0042', quotedPriceCents: 6999, writtenBy: null }

/** Valid text for every field of these forms. */
const filled = {
  name: 'Ada Chan',
  email: 'ada@tearoom.example',
  message: 'Tea?',
  password,
  confirmPassword: password,
  acceptTerms: 'on',
  token: 'A'.repeat(43),
  idempotencyKey: adasOrder.idempotencyKey,
  [field]: 'Tearoom',
}

const calls = Object.entries({ ...authCalls, ...newsletterCalls, ...undoCalls, sendMessage })

const order = { ...adasOrder, [field]: 'Tearoom' }
const typed: Record<string, string> = { ...ada, [field]: 'Tearoom' }
const values = typedFormOf((name) => typed[name])
const withField = expect.objectContaining({ [field]: 'Tearoom' })

describe('A field that every schema got', () => {
  test.each(calls)('is sent by the script of a form: %s', async (_, send) => {
    const { received } = fakeApi({})
    await send(filled)
    expect(received.map(({ input }) => input)).toEqual([withField])
  })

  test('is kept in a draft on the device, as it is typed and as it was sent', () => {
    const place = { sku: order.sku, writtenBy: null }
    writeDraft(place, { version: 1, values, idempotencyKey: order.idempotencyKey, sent: [order] })
    expect(readDraft(place)).toMatchObject({ values: withField, sent: [withField] })
  })

  test('waits with its order in the outbox', () => {
    keepInOutbox(order, 'Blog post')
    expect(readOutbox()).toMatchObject([{ order: withField }])
  })

  test('is compared with what was sent, after a lost answer', async () => {
    const { received } = fakeServer(isUnreachable, acknowledges)
    let draft: UnsentOrder = { version: 1, values, idempotencyKey: order.idempotencyKey, sent: [] }
    const held = { current: () => draft, save: (next: UnsentOrder) => void (draft = next) }
    await attemptOrder(values, offer, held)
    await attemptOrder({ ...values, [field]: 'Tea room' }, offer, held)
    expect(received).toMatchObject([{ [field]: 'Tearoom' }, { [field]: 'Tea room' }])
  })
})
