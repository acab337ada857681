import type { SiteContent } from '@northword/contract/content/site-content'
import { piecesOf, type Service } from '@northword/contract/content/sold-services'
import { orderFieldsBy } from '@northword/contract/orders/order-fields'
import type { OrderForm, PlaceOrderInput } from '@northword/contract/orders/orders'
import { v7 as uuid } from 'uuid'
import { emailKey } from '../../../addresses/email-key.ts'
import { clock } from '../../../time/clock.ts'
import type { User } from '../../people/user.entity.ts'
import { fingerprintOf } from '../order/fingerprint.ts'
import type { Order } from '../order/order.entity.ts'
import { contactBy } from '../order/promise.ts'

/** Owner of a new order: a client, or a guest with the claim of this hash. */
export interface Owner {
  user: User | null
  claimHash: string | null
}

interface Sold {
  site: SiteContent
  service: Service
}

/** An order to store. The type asks for a column for every typed field. */
export function newOrder(
  input: PlaceOrderInput,
  { site, service }: Sold,
  { user, claimHash }: Owner,
  isConfirmed: boolean,
): Omit<Order, 'number'> & Pick<Order, keyof OrderForm> {
  const { reference = null, idempotencyKey } = input
  const typed = orderFieldsBy((field) => input[field])
  const { sku, name, priceCents, words, revisionRounds, turnaround } = service
  const createdAt = clock.now()
  return {
    id: uuid(),
    reference,
    idempotencyKey,
    fingerprint: fingerprintOf(input),
    claimHash,
    userId: user?.id ?? null,
    guest: user === null,
    sku,
    name,
    priceCents,
    sold: { words, revisionRounds, turnaround, pieces: piecesOf(site, service) },
    quotedPriceCents: differingQuote(input, service),
    ...typed,
    emailKey: emailKey(typed.email),
    status: 'Pending Contact',
    dueAt: contactBy({ createdAt }, site.company),
    terms: 'prepaid',
    termsChosen: false,
    createdAt,
    confirmedAt: isConfirmed ? createdAt : null,
    ...nothingYet,
  }
}

const nothingYet = {
  askBy: null,
  payBy: null,
  refundDueAt: null,
  sentOutside: null,
  provenAt: null,
  linksEndedAt: null,
}

const differingQuote = ({ quotedPriceCents }: PlaceOrderInput, { priceCents }: Service) =>
  quotedPriceCents === undefined || quotedPriceCents === priceCents ? null : quotedPriceCents
