import { checks } from '@northword/content/operate/checks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { finished } from 'node:stream'
import type { Work } from '../../limits/room.ts'
import type { Deps } from '../context.ts'
import { networkOf } from './network.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the request's place back. Null: it has none. */
    leaveRoom: (() => void) | null
  }
}

export function registerOverload(app: FastifyInstance) {
  app.decorateRequest('leaveRoom', null)
  app.addHook('onSend', (request, reply, payload, done) => {
    // The work ends when a whole answer is ready, not when a slow client has read it. A stream ends with its reader.
    if (isWhole(payload)) request.leaveRoom?.()
    else finished(reply.raw, () => request.leaveRoom?.())
    done()
  })
}

const isWhole = (payload: unknown) =>
  payload == null || typeof payload === 'string' || Buffer.isBuffer(payload)

/**
 * Takes a place until the request is answered. Prebuilt pages, files and health checks need none.
 * @throws {DomainError} `busy` if there is none
 */
export function takePlace(
  { room, warnings }: Pick<Deps, 'room' | 'warnings'>,
  request: FastifyRequest,
  kind: Work,
) {
  if (request.leaveRoom) return
  try {
    request.leaveRoom = room.enter(networkOf(request.ip), kind)
  } catch (error) {
    // A network at its own limit does not concern the operator.
    if (room.isFull()) warnings.add({ check: 'overloaded', sentence: checks.overloaded })
    throw error
  }
}

/** Gives the place back early. The request takes another if it goes on. */
export function leaveRoom(request: FastifyRequest) {
  request.leaveRoom?.()
  request.leaveRoom = null
}
