import type { PlaceOrderInput } from '@northword/contract/orders'
import type { Context } from '../../doors/context.ts'
import { emailKey } from '../../email-key.ts'
import { keepClaim } from './claim.ts'
import type { Owner } from './place-order.ts'

/**
 * Whose a new order is: the client's who is signed in, unless somebody else wrote it on this device before.
 * Then it is a guest's, and whoever is signed in meanwhile gets no claim to it, but for their own address.
 */
export function ownerOf(
  { actor, browser }: Pick<Context, 'actor' | 'browser'>,
  { writtenBy, email }: Pick<PlaceOrderInput, 'writtenBy' | 'email'>,
): Owner {
  const user = actor.kind === 'client' ? actor.user : null
  if (user && (writtenBy === undefined || writtenBy === user.id)) return { user, claimHash: null }
  const isStrangers = user && user.emailKey !== emailKey(email)
  return { user: null, claimHash: isStrangers ? null : keepClaim(browser) }
}
