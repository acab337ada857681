import { piecesOf, type Service } from '@northword/contract/content/sold-services'
import { orderFieldsBy } from '@northword/contract/orders/order-fields'
import type { OrderForm, PlaceOrderInput, SoldView } from '@northword/contract/orders/orders'
import { v7 as uuid } from 'uuid'
import { emailKey } from '../../../addresses/email-key.ts'
import { clock } from '../../../time/clock.ts'
import type { User } from '../../people/user.entity.ts'
import { fingerprintOf } from '../order/fingerprint.ts'
import type { Order } from '../order/order.entity.ts'
import { contactBy } from '../order/promise.ts'
import type { Sold } from './sell-service.ts'

/** Owner of a new order: a client, or a guest with the claim of this hash. */
export interface Owner {
  user: User | null
  claimHash: string | null
}

/** An order to store. The type asks for a column for every typed field. */
export function newOrder(
  input: PlaceOrderInput,
  sold: Sold,
  { user, claimHash }: Owner,
  { isConfirmed, site }: { isConfirmed: boolean } & Pick<Sold, 'site'>,
): Omit<Order, 'number'> & Pick<Order, keyof OrderForm> {
  const { reference = null, idempotencyKey } = input
  const typed = orderFieldsBy((field) => input[field])
  const { sku, name, priceCents } = sold.service
  const createdAt = clock.now()
  const promised = contactBy({ createdAt, contactBy: null }, site)
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
    sold: soldView(sold),
    quotedPriceCents: differingQuote(input, sold.service),
    ...typed,
    emailKey: emailKey(typed.email),
    status: 'Pending Contact',
    dueAt: promised,
    contactBy: promised,
    terms: user?.terms ?? 'prepaid',
    termsChosen: true,
    createdAt,
    confirmedAt: isConfirmed ? createdAt : null,
    ...nothingYet,
  }
}

function soldView({ site, service, release }: Sold): SoldView {
  const { description, features, words, revisionRounds, turnaround } = service
  return {
    description,
    features: [...features],
    words,
    revisionRounds,
    turnaround,
    pieces: piecesOf(site, service),
    release: release && { number: release.number, matter: release.matter },
    termsOf: site.policies.terms.updated,
    reviewDays: site.figures.reviewDays,
    graceDays: site.figures.graceDays,
    extraRoundCents: site.extraRevisionCents,
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
