import { usualBriefLength } from '@northword/contract/lengths'
import type { OrderView, PlaceOrderInput } from '@northword/contract/orders/orders'
import { validate as isUuid } from 'uuid'
import { emailKey } from '../../../addresses/email-key.ts'
import type { Context } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { mayMail, takeBackMail } from '../../mail/few-mails.ts'
import { provenKey } from '../../people/user.entity.ts'
import { fingerprintOf } from '../order/fingerprint.ts'
import { orderNumbers } from '../order/order-number.ts'
import { orderView } from '../find/order-view.ts'
import { Order } from '../order/order.entity.ts'
import type { BrowserKeys } from '../../../doors/browser-keys.ts'
import { hashOfSecret, newSecret } from '../../../secrets/secrets.ts'
import { storedKey } from '../../../secrets/stored-key.ts'
import { mayKeepClaim, ownerOf } from '../order/order-rights.ts'
import { confirmNow } from './confirm-waiting-orders.ts'
import { newOrder, type Owner } from './new-order.ts'
import { sellService } from './sell-service.ts'

/** `replayed`: the order was already there. */
export interface PlacedOrder {
  order: OrderView
  replayed: boolean
}

/** Bytes of the largest order: the longest text in every field. Some encodings write a character as twelve. */
export const mostOrderBytes = 1536 * 1024

type Placing = Pick<Context, 'em' | 'mail' | 'storeOrder' | 'limits' | 'actor' | 'browser' | 'site'>

/**
 * Places an order once per idempotency key of its sender, with its project, event, mails and jobs in one transaction.
 * An unproven address over its limit of confirmations waits for `confirmWaitingOrders`, or for a repeat within it.
 * @throws {DomainError} `tooManyTries`, `unknownService`, `priceChanged`, `keyReused`
 */
export async function placeOrder(ctx: Placing, sent: PlaceOrderInput): Promise<PlacedOrder> {
  const { em, storeOrder, limits, actor, site } = ctx
  if (sent.note.length > usualBriefLength) await limits.countNetwork('longBriefNetwork', actor)
  const owner = takeOwner(ctx, sent)
  const { user } = owner
  const input = { ...sent, idempotencyKey: storedKey(sent.idempotencyKey, user?.id ?? emailKey(sent.email)) }
  if (user) await limits.countAccount('orderAccount', { user })
  const sold = await sellService(ctx, input).catch((refusal: Error) => refusal)
  if (sold instanceof Error) return replayOr(sold, ctx, input, owner)
  const counted = ['order-confirmation', input.email, user && provenKey(user)] as const
  const isConfirmed = await mayMail(limits, ...counted)
  const draft = newOrder(input, sold, owner, { isConfirmed, site })
  for (const number of orderNumbers(draft, site.company)) {
    const order = { ...draft, number }
    const isStored = await storeOrder({ order, site }).catch(async (failure: unknown) => {
      // Its repeat is to be confirmed at once. The count may be out of reach, too.
      await takeBackMail(limits, ...counted).catch(() => {})
      throw failure
    })
    if (isStored) return { order: orderView(order, site), replayed: false }
    const earlier = await em.findOne(Order, { idempotencyKey: draft.idempotencyKey })
    if (earlier) {
      const isWritten = isConfirmed && isWaitingRepeat(earlier, draft) && (await confirmNow(ctx, earlier))
      if (!isWritten) await takeBackMail(limits, ...counted)
      return replay(ctx, earlier, draft)
    }
    // Neither stored nor found by its key: the number belongs to another order.
  }
  throw new DomainError('unexpected')
}

/** The owner of a new order. Sets a guest's claim cookie. */
function takeOwner({ actor, browser }: Pick<Context, 'actor' | 'browser'>, input: PlaceOrderInput): Owner {
  const user = ownerOf(actor, input)
  return { user, claimHash: !user && mayKeepClaim(actor, input) ? keepClaim(browser) : null }
}

/** A repeat of an order is answered although it could not be placed now. @throws {DomainError} the refusal */
async function replayOr(
  refusal: Error,
  ctx: Placing,
  input: PlaceOrderInput,
  { user, claimHash }: Owner,
): Promise<PlacedOrder> {
  const { idempotencyKey } = input
  const earlier = await ctx.em.findOne(Order, { idempotencyKey })
  if (!earlier) throw refusal
  const fingerprint = fingerprintOf(input)
  const { email } = input
  return replay(ctx, earlier, { fingerprint, idempotencyKey, claimHash, userId: user?.id ?? null, email })
}

/** True for the repeat of an order that waits, because a repeat over the limit was stored before this one. */
const isWaitingRepeat = (earlier: Order, sent: Pick<Order, 'fingerprint' | 'emailKey'>) =>
  earlier.confirmedAt === null &&
  earlier.fingerprint === sent.fingerprint &&
  earlier.emailKey === sent.emailKey

type Repeated = Pick<Order, 'fingerprint' | 'idempotencyKey' | 'claimHash' | 'userId' | 'email'>

async function replay(
  { em, site }: Pick<Context, 'em' | 'site'>,
  earlier: Order,
  sent: Repeated,
): Promise<PlacedOrder> {
  const { fingerprint, idempotencyKey, claimHash, email } = sent
  if (earlier.fingerprint !== fingerprint) throw new DomainError('keyReused')
  // The first answer may have been lost, and its claim cookie with it. Only the device that made a UUID knows it; a
  // derived or chosen key proves nothing, and no key does after the studio has changed the order's address.
  const isSendersDevice = isUuid(idempotencyKey) && earlier.guest && earlier.emailKey === emailKey(email)
  if (isSendersDevice && claimHash !== null && earlier.claimHash !== claimHash)
    await em.nativeUpdate(Order, { id: earlier.id, guest: true, emailKey: emailKey(email) }, { claimHash })
  return { order: firstAnswer(orderView(earlier, site), sent), replayed: true }
}

/** Repeats the first answer: only its owner may see what happened to the order since. */
function firstAnswer(order: OrderView, { userId, email }: Repeated): OrderView {
  const first = { ...order, status: 'Pending Contact' } as const
  return userId !== null && order.userId === userId ? first : { ...first, email, userId: null, guest: true }
}

const oneYearSeconds = 365 * 24 * 3600

/** SHA-256 of the browser's claim. Sets the cookie, with the present token or a new one. */
function keepClaim(browser: BrowserKeys): string {
  const token = browser.read('claim') ?? newSecret()
  browser.keep('claim', token, oneYearSeconds)
  return hashOfSecret(token)
}
