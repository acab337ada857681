import { checks } from '@northword/content/checks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { finished } from 'node:stream'
import type { Work } from '../limits/room.ts'
import type { Deps } from './context.ts'
import { networkOf } from './network.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the request's place back; null while it has none. */
    leaveRoom: (() => void) | null
  }
}

/** Sees to it that requests give their places back. */
export function registerOverload(app: FastifyInstance) {
  app.decorateRequest('leaveRoom', null)
  app.addHook('onSend', (request, reply, payload, done) => {
    // The work ends here, and not where its reader gave up before; a stream still works.
    if (isWhole(payload)) request.leaveRoom?.()
    else finished(reply.raw, () => request.leaveRoom?.())
    done()
  })
}

const isWhole = (payload: unknown) =>
  payload == null || typeof payload === 'string' || Buffer.isBuffer(payload)

/**
 * Takes a place in the room until the request is answered. Pages and files as they were built, and questions about the
 * server's health, need none.
 * @throws {DomainError} `busy` where there is none
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
    // A network that has its share is no concern of the operator's.
    if (room.isFull()) warnings.add({ check: 'overloaded', sentence: checks.overloaded })
    throw error
  }
}

/** Gives the place of a request back before it is answered; it takes another one where it goes on. */
export function leaveRoom(request: FastifyRequest) {
  request.leaveRoom?.()
  request.leaveRoom = null
}
