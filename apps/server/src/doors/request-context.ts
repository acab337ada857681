import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps, RequestContext } from './context.ts'
import { DomainError } from '../errors/domain-error.ts'
import type { Client, Visitor } from '../features/people/actor.ts'
import { browserCookies } from './browser-cookies.ts'
import { networkOf } from './network.ts'

/** The context of one request, which all its calls share. */
export function contextOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  callsAtOnce = 1,
): RequestContext {
  const { env, database, mail, storeOrder, passwords, limits, guesses, personalData, actorIn } = deps
  const browser = browserCookies(env, request, reply)
  // What is said to one client is nobody else's, nor to be shown again after signing out.
  reply.header('cache-control', 'no-store')
  let actor: Promise<Visitor> | undefined
  return {
    em: database.orm.em.fork(),
    mail,
    storeOrder,
    passwords,
    limits,
    guesses,
    personalData,
    browser,
    callsAtOnce,
    resolveActor: () => (actor ??= actorIn(database.orm.em.fork(), browser, networkOf(request.ip))),
  }
}

/** @throws {DomainError} `signedOut` where nobody is signed in */
export function clientOf(actor: Visitor): Client {
  if (actor.kind !== 'client') throw new DomainError('signedOut')
  return actor
}
