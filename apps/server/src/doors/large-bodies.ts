import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'
import { createPlaces } from '../limits/places.ts'
import type { Deps, RequestContext } from './context.ts'
import { networkOf } from './network.ts'
import { leaveRoom } from './overload.ts'
import { bearerOf, contextOf } from './request-context.ts'

/** Largest body that is read from anybody, in bytes. */
export const smallBody = 64 * 1024

/**
 * How many larger bodies may be here at once, of all and of one network: they stand in memory until their work is done.
 * Each kind of sender has places of its own, so that no stranger keeps a client from theirs, and no client the studio.
 */
const bounds = {
  /** People at the desk and their programs. */
  staff: { all: 20, network: 12 },
  /** Clients and holders of links. */
  known: { all: 16, network: 8 },
  /** They send orders and other forms, few of which are so long. */
  anybody: { all: 8, network: 4 },
}
type Sender = keyof typeof bounds

/** Who may at least be the sender of a larger body: of an order anybody, and of all else somebody who is known. */
export const leastSender = (isForStaff: boolean, placesOrder?: boolean): Sender =>
  isForStaff ? 'staff' : placesOrder ? 'anybody' : 'known'

/** Hooks for `preParsing`, by who may send: a larger body is read once its sender is known and has a place. */
export type LargeBodies = ReturnType<typeof createLargeBodies>

/** The hooks of all routes that take larger bodies share their places. */
export function createLargeBodies(deps: Deps) {
  const places = { staff: createPlaces(), known: createPlaces(), anybody: createPlaces() }
  return (least: Sender, placesOrder?: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (isSmall(request)) return
    const sender = await senderOf(
      contextOf(deps, request, reply, { token: bearerOf(request), placesOrder }),
      least,
    )
    // A slow sender holds none.
    leaveRoom(request)
    finished(reply.raw, places[sender].take(networkOf(request.ip), bounds[sender]))
  }
}

/** @throws {DomainError} `signedOut` where it is nobody who may send */
async function senderOf({ resolveStaff, resolveActor }: RequestContext, least: Sender): Promise<Sender> {
  if (least === 'staff' && (await resolveStaff())) return 'staff'
  if (least !== 'staff' && (await resolveActor()).kind !== 'guest') return 'known'
  if (least !== 'anybody') throw new DomainError('signedOut')
  return 'anybody'
}

/** A body of which nobody says the length may have any. */
const isSmall = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= smallBody
