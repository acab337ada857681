import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Deps } from '../context.ts'
import { newClaimToken } from '../features/orders/claim.ts'
import { readClaim, writeClaim } from './claim-cookie.ts'

/** What a procedure may know of this request. */
export function contextOf(
  { env, database, storeOrder }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  let token = readClaim(env, request)
  const claimToken = () => {
    // Once for each request: the calls of a batch come from one browser.
    token ??= newClaimToken()
    writeClaim(env, reply, token)
    return token
  }
  return { em: database.orm.em.fork(), storeOrder, claimToken }
}
