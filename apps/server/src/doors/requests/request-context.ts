import { byLinkHeader, linkPage } from '@northword/contract/people/by-link'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrowserKeys } from '../browser-keys.ts'
import type { Deps, RequestContext } from '../context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Client, Link, Member, Staff, Visitor } from '../../features/people/actor.ts'
import { browserCookies } from './browser-cookies.ts'
import { pathnameOf } from '../pages/page-address.ts'
import { networkOf } from './network.ts'
import { takePlace } from './overload.ts'
import { namingActor } from './request-id.ts'

interface Call {
  /** The browser's cookies, if already read. */
  browser?: BrowserKeys
  callsAtOnce?: number
  /** True for orders, which are refused last under load. */
  placesOrder?: boolean | undefined
  /** API token of the request; null without one. With a token, cookies of the desk are ignored. */
  token?: string | null
  /** Matter of the live release, if already read. */
  site?: SiteContent
}

/** Context of a request, shared by its calls. Takes a place. @throws {DomainError} `busy` */
export function contextOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    browser = browserCookies(deps.env, request, reply),
    callsAtOnce = 1,
    placesOrder = false,
    token = null,
    site = deps.liveSite.now(),
  }: Call = {},
): RequestContext {
  const { database, room, actorIn, linkInBrowser, staffIn, tokenIn, ...others } = deps
  const { limits, warnings } = others
  takePlace({ room, warnings }, request, placesOrder ? 'order' : 'other')
  const programIn: LookUp<Staff> = (em, _, network) => tokenIn({ em, limits }, token ?? '', network)
  // Answers to one client are private, and must not show again after signing out.
  reply.header('cache-control', 'no-store')
  const known = knownOf(request)
  const lookUp = async <Found extends Visitor | Staff | null>(look: LookUp<Found>) => {
    const found = await look(database.orm.em.fork(), browser, networkOf(request.ip))
    if (found) known.name(found)
    return found
  }
  return {
    ...others,
    site,
    texts: others.texts.askedBy(() => reply.raw.destroyed),
    em: database.orm.em.fork(),
    browser,
    callsAtOnce,
    resolveHolder: () => lookUp(linkInBrowser),
    resolveActor: () => (known.actor ??= lookUp(isByLink(request) ? linkInBrowser : actorIn)),
    resolveStaff: () =>
      token === null ? (known.member ??= lookUp(staffIn)) : (known.program ??= lookUp(programIn)),
  }
}

/** Actors of a request. A program and a member are apart: tRPC takes no token, and a larger body asks before it. */
interface Known {
  name: (found: Visitor | Staff) => void
  actor?: Promise<Visitor>
  member?: Promise<Member | null>
  program?: Promise<Staff>
}

/** Actors are looked up once, also if a larger body asks before it is read. A program then counts as one call. */
function knownOf(request: FastifyRequest): Known {
  const known = knownFor.get(request) ?? { name: namingMostRights(request) }
  knownFor.set(request, known)
  return known
}

const knownFor = new WeakMap<FastifyRequest, Known>()

/** Names an actor in log lines: of several looked up for a page, the one with the most rights. */
function namingMostRights(request: FastifyRequest) {
  const nameActor = namingActor(request)
  let named = -1
  return (found: Visitor | Staff) => {
    const rank = ranks.indexOf(found.kind)
    if (rank <= named) return
    named = rank
    nameActor(inLogs(found))
  }
}

/** API token of a request; null without one. */
export const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

/** True for requests from the link page, or to it. */
const isByLink = ({ headers, url }: FastifyRequest) =>
  headers[byLinkHeader] !== undefined || isOnLinkPage(url)

/** Fewest rights first. */
const ranks = ['guest', 'link', 'client', 'token', 'staff'] as const

type LookUp<Found> = (em: Em, browser: BrowserKeys, network: string) => Promise<Found>

/** The actor in log lines: kind and id, of a program also who answers for it, never a name or an address. */
function inLogs(actor: Visitor | Staff) {
  const { kind } = actor
  if (kind === 'guest') return { kind }
  if (kind === 'link') return { kind, id: actor.orderId }
  if (kind === 'token') return { kind, id: actor.id, ownerId: actor.ownerId }
  return { kind, id: kind === 'staff' ? actor.member.id : actor.user.id }
}

/** @throws {DomainError} `signedOut` for others */
export function clientOf(actor: Visitor): Client {
  if (actor.kind !== 'client') throw new DomainError('signedOut')
  return actor
}

/** @throws {DomainError} `signedOut` for guests */
export function clientOrLinkOf(actor: Visitor): Client | Link {
  if (actor.kind === 'guest') throw new DomainError('signedOut')
  return actor
}

export const isOnLinkPage = (url: string) => pathnameOf(url) === linkPage || url.startsWith(`${linkPage}/`)
