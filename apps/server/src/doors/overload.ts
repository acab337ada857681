import { checks } from '@northword/content/checks'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { finished } from 'node:stream'
import { getHeapStatistics } from 'node:v8'
import { DomainError } from '../errors/domain-error.ts'
import type { Deps } from './context.ts'
import { networkOf } from './network.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the request's place back; null while it has none. */
    leaveRoom: (() => void) | null
  }
}

/** What a process bears before it takes no more work. */
export interface Strain {
  /** The mean delay of a turn of the event loop, in milliseconds. */
  maxEventLoopDelay: number
  maxHeapUsedBytes: number
  /** How long it is looked at before it is judged, in milliseconds. */
  sampleInterval: number
}

/**
 * A turn of a second is what people notice; one long statement of the embedded database is not yet strain. Of the heap a
 * tenth is left to finish what has begun.
 */
export const bearable: Strain = {
  maxEventLoopDelay: 1_000,
  maxHeapUsedBytes: 0.9 * getHeapStatistics().heap_size_limit,
  sampleInterval: 2_000,
}

/** Measures the strain, and sees to it that requests give their places back. Refusing is left to {@link takePlace}. */
export async function registerOverload(app: FastifyInstance, strain: Strain) {
  await app.register(underPressure, { ...strain, pressureHandler: () => {} })
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
 * @throws {DomainError} `busy` where there is none, or the server is strained
 */
export function takePlace({ room, warnings }: Pick<Deps, 'room' | 'warnings'>, request: FastifyRequest) {
  if (request.leaveRoom) return
  if (request.server.isUnderPressure()) {
    warnings.add({ check: 'overloaded', sentence: checks.overloaded })
    throw new DomainError('busy')
  }
  request.leaveRoom = room.enter(networkOf(request.ip))
}
