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
  const { env, database, actorIn, ...others } = deps
  const browser = browserCookies(env, request, reply)
  // An answer to one client is for nobody else, and not to be shown again after signing out.
  reply.header('cache-control', 'no-store')
  let actor: Promise<Visitor> | undefined
  const resolveActor = async () => {
    const found = await actorIn(database.orm.em.fork(), browser, networkOf(request.ip))
    request.log = request.log.child({ actor: inLogs(found) })
    return found
  }
  return {
    ...others,
    em: database.orm.em.fork(),
    browser,
    callsAtOnce,
    resolveActor: () => (actor ??= resolveActor()),
  }
}

/** The actor as log lines name it: by kind and id, never by a name or an address. */
const inLogs = (actor: Visitor) =>
  actor.kind === 'client' ? { kind: actor.kind, id: actor.user.id } : { kind: actor.kind }

/** @throws {DomainError} `signedOut` where nobody is signed in */
export function clientOf(actor: Visitor): Client {
  if (actor.kind !== 'client') throw new DomainError('signedOut')
  return actor
}
