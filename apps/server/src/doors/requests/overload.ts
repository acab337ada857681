import { checks } from '@northword/content/operate/checks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { finished } from 'node:stream'
import type { Work } from '../../limits/room.ts'
import type { Deps } from '../context.ts'
import { networkOf } from './network.ts'
import { createUnread } from './unread.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the request's place back. Null: it has none. */
    leaveRoom: (() => void) | null
    /** Gives the place of its body back, as {@link leaveRoom}. */
    leaveBody: (() => void) | null
  }
}

/** A download that takes longer waits for its reader rather than for us. */
const longestDownloadMs = 30_000

export function registerOverload(app: FastifyInstance, { warnings }: Pick<Deps, 'warnings'>) {
  app.decorateRequest('leaveRoom', null)
  app.decorateRequest('leaveBody', null)
  const unread = createUnread(() => warnings.add({ check: 'overloaded', sentence: checks.overloaded }))
  app.addHook('onSend', (request, reply, payload, done) => {
    const send = (answer: unknown) => {
      // The work ends when a whole answer is ready, not when a slow client has read it.
      if (isWhole(answer)) leaveAll(request)
      else leaveLater(request, reply)
      unread.watch(reply.raw, networkOf(request.ip), answer)
      done(null, answer)
    }
    if (payload instanceof Response)
      void sendWhole(payload, reply)
        .then(send, done)
        .catch(() => reply.raw.destroy())
    else send(payload)
  })
}

/** tRPC's answer in one piece, once all its calls have ended. */
async function sendWhole(answer: Response, reply: FastifyReply): Promise<Buffer> {
  reply.code(answer.status).headers(Object.fromEntries(answer.headers)).removeHeader('transfer-encoding')
  return Buffer.from(await answer.arrayBuffer())
}

function leaveLater(request: FastifyRequest, reply: FastifyReply) {
  const late = setTimeout(leaveAll, longestDownloadMs, request).unref()
  finished(reply.raw, () => {
    clearTimeout(late)
    leaveAll(request)
  })
}

/** A body whose place another may take stays in memory no longer. */
function leaveAll(request: FastifyRequest) {
  request.leaveRoom?.()
  if (!request.leaveBody) return
  request.leaveBody()
  for (const holder of [request, request.raw]) Object.assign(holder, { body: undefined })
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
