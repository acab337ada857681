import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'
import { createPlaces } from '../limits/places.ts'
import type { Deps } from './context.ts'
import { networkOf } from './network.ts'
import { bearerOf, contextOf } from './request-context.ts'

/** Largest body that is read from anybody, in bytes. */
export const smallBody = 64 * 1024

/** How many larger bodies may be here at once, of all and of one network: they stand in memory until their work is done. */
const bounds = { all: 40, network: 12 }

/** Who may send a larger body: people at the desk and their programs; clients and holders of links; anybody. */
type Sender = 'staff' | 'known' | 'anybody'

/** Hooks for `preParsing`, by who may send: a larger body is read once its sender is known and has a place. */
export type LargeBodies = ReturnType<typeof createLargeBodies>

/** The hooks of all routes that take larger bodies share their places. */
export function createLargeBodies(deps: Deps) {
  const places = createPlaces()
  return (sender: Sender) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (isSmall(request)) return
    finished(reply.raw, places.take(networkOf(request.ip), bounds))
    if (sender === 'anybody') return
    const { resolveStaff, resolveActor } = contextOf(deps, request, reply, { token: bearerOf(request) })
    const isKnown =
      sender === 'staff' ? (await resolveStaff()) !== null : (await resolveActor()).kind !== 'guest'
    if (!isKnown) throw new DomainError('signedOut')
  }
}

/** A body of which nobody says the length may have any. */
const isSmall = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= smallBody
