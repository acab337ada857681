import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, type ErrorCode } from '../../errors/domain-error.ts'
import { textsWaiting } from '../../errors/texts-waiting.ts'
import { createPlaces } from '../../limits/places.ts'
import type { Deps, RequestContext } from '../context.ts'
import { networkOf } from './network.ts'
import { leaveRoom } from './overload.ts'
import { bearerOf, contextOf } from './request-context.ts'

/** Body limit for everyone, in bytes. */
export const smallBody = 64 * 1024

/**
 * Places for larger bodies, in total and per network, since they stay in memory until the answer is ready. Each kind
 * of sender has its own, so that strangers do not block clients, nor clients the studio.
 */
const bounds = {
  /** Members and API tokens. */
  staff: { all: 20, network: 12 },
  /** Clients and holders of links. */
  known: { all: 16, network: 8 },
  /** Few orders and other forms of strangers are so long. */
  anybody: { all: 8, network: 4 },
}
type Sender = keyof typeof bounds

/** Least trusted sender of a larger body: anyone for an order, else a known sender. */
export const leastSender = (isForStaff: boolean, placesOrder?: boolean): Sender =>
  isForStaff ? 'staff' : placesOrder ? 'anybody' : 'known'

interface Taker {
  placesOrder?: true | undefined
  /** Failures of the route: one about texts says so where it has no place. */
  refuses?: readonly ErrorCode[] | undefined
}

/** `preParsing` hooks that read a larger body once its sender is known and has a place. */
export type LargeBodies = ReturnType<typeof createLargeBodies>

/** The hooks of all routes share their places. */
export function createLargeBodies(deps: Deps) {
  const places = { staff: createPlaces(), known: createPlaces(), anybody: createPlaces() }
  return (least: Sender, { placesOrder, refuses }: Taker = {}) => {
    const refusal = refuses?.includes('textsWaiting') ? textsWaiting : undefined
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (isSmall(request)) return
      const sender = await senderOf(
        contextOf(deps, request, reply, { token: bearerOf(request), placesOrder }),
        least,
      )
      // A slow upload keeps no place for requests.
      leaveRoom(request)
      const leave = places[sender].take(networkOf(request.ip), bounds[sender], refusal)
      request.leaveBody = leave
      // If its sender hangs up, the place is free before the answer.
      finished(reply.raw, leave)
    }
  }
}

/** @throws {DomainError} `signedOut` for other senders */
async function senderOf({ resolveStaff, resolveActor }: RequestContext, least: Sender): Promise<Sender> {
  if (least === 'staff' && (await resolveStaff())) return 'staff'
  if (least !== 'staff' && (await resolveActor()).kind !== 'guest') return 'known'
  if (least !== 'anybody') throw new DomainError('signedOut')
  return 'anybody'
}

/** A body without a declared length may be of any size. */
const isSmall = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= smallBody
