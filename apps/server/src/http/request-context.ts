import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Deps } from '../context.ts'
import { readClaim, writeClaim } from './claim-cookie.ts'

/** What a procedure may know of this request. */
export function contextOf(
  { env, database, storeOrder }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  return {
    em: database.orm.em.fork(),
    storeOrder,
    claimToken: readClaim(env, request),
    keepClaimToken: (token) => writeClaim(env, reply, token),
  }
}
