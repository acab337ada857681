import { byLinkHeader } from '@northword/contract/by-link'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrowserKeys } from './browser-keys.ts'
import type { Deps, RequestContext } from './context.ts'
import type { Em } from '../db/orm.ts'
import { DomainError } from '../errors/domain-error.ts'
import type { Client, Link, Staff, Visitor } from '../features/people/actor.ts'
import { browserCookies } from './browser-cookies.ts'
import { isOnLinkPage } from './link-page.ts'
import { networkOf } from './network.ts'
import { takePlace } from './overload.ts'
import { namingActor } from './request-id.ts'

interface Call {
  /** The keys of the browser, where somebody has read them already. */
  browser?: BrowserKeys
  /** How many came in the same request. */
  callsAtOnce?: number
  /** Whether it places an order, which is the last to be refused. */
  placesOrder?: boolean | undefined
  /** The API token of whoever asks; null where they have none. With one, no cookie says who is at the desk. */
  token?: string | null
}

/**
 * The context of one request, which all its calls share and for which it takes a place.
 * @throws {DomainError} `busy`
 */
export function contextOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    browser = browserCookies(deps.env, request, reply),
    callsAtOnce = 1,
    placesOrder = false,
    token = null,
  }: Call = {},
): RequestContext {
  const { database, room, actorIn, linkIn, staffIn, tokenIn, ...others } = deps
  const { limits, warnings } = others
  takePlace({ room, warnings }, request, placesOrder ? 'order' : 'other')
  const programIn: LookUp<Staff> = (em, _, network) => tokenIn({ em, limits }, token ?? '', network)
  // An answer to one client is for nobody else, and not to be shown again after signing out.
  reply.header('cache-control', 'no-store')
  const nameActor = namingActor(request)
  let named = -1
  let actor: Promise<Visitor> | undefined
  let staff: Promise<Staff | null> | undefined
  const lookUp = async <Found extends Visitor | Staff | null>(look: LookUp<Found>) => {
    const found = await look(database.orm.em.fork(), browser, networkOf(request.ip))
    // A line names one actor, also where a page looks for several: the one who may do most.
    const rank = found ? ranks.indexOf(found.kind) : -1
    if (found && rank > named) {
      named = rank
      nameActor(inLogs(found))
    }
    return found
  }
  return {
    ...others,
    texts: others.texts.askedBy(() => reply.raw.destroyed),
    em: database.orm.em.fork(),
    browser,
    callsAtOnce,
    resolveHolder: () => lookUp(linkIn),
    resolveActor: () => (actor ??= lookUp(isByLink(request) ? linkIn : actorIn)),
    resolveStaff: () => (staff ??= lookUp<Staff | null>(token === null ? staffIn : programIn)),
  }
}

/** The API token that a request carries; null where it has none. */
export const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

/** Whether a request comes from the page of a link, or is for it. */
const isByLink = ({ headers, url }: FastifyRequest) =>
  headers[byLinkHeader] !== undefined || isOnLinkPage(url)

/** Those who ask, those who may do most last. */
const ranks = ['guest', 'link', 'client', 'token', 'staff'] as const

type LookUp<Found> = (em: Em, browser: BrowserKeys, network: string) => Promise<Found>

/** The actor as log lines name it: by kind and id, never by a name or an address. */
function inLogs(actor: Visitor | Staff) {
  const { kind } = actor
  if (kind === 'guest') return { kind }
  if (kind === 'link') return { kind, id: actor.orderId }
  if (kind === 'token') return { kind, id: actor.id }
  return { kind, id: kind === 'staff' ? actor.member.id : actor.user.id }
}

/** @throws {DomainError} `signedOut` where nobody is signed in */
export function clientOf(actor: Visitor): Client {
  if (actor.kind !== 'client') throw new DomainError('signedOut')
  return actor
}

/** @throws {DomainError} `signedOut` where nobody is signed in or holds a link */
export function clientOrLinkOf(actor: Visitor): Client | Link {
  if (actor.kind === 'guest') throw new DomainError('signedOut')
  return actor
}
