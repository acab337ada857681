import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { encodingFor } from './accepted-encoding.ts'
import { describeError } from './describe-error.ts'
import { noteFailure } from './note-failure.ts'

/** A file. Its parts are made only as fast as the client takes them. */
export interface Download {
  /** Of letters that need no quotes. */
  fileName: string
  /** The media type. */
  type: string
  parts: AsyncIterable<string | Uint8Array>
  /** Whether the parts are compressed by gzip already, for those who take it so. */
  isGzipped?: boolean
}

/** Sends a file. If a part fails, the connection is cut, so that nobody takes a part for the whole. */
export function sendDownload(reply: FastifyReply, { fileName, type, parts, isGzipped = false }: Download) {
  const bytes = Readable.from(bytesOf(reply, parts), { objectMode: false, highWaterMark: 64 * 1024 })
  reply
    .type(isText(type) ? `${type}; charset=utf-8` : type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
  if (!isGzipped) return reply.send(bytes)
  reply.header('vary', 'accept-encoding')
  const isTaken = encodingFor(reply.request, { gzip: bytes }) === 'gzip'
  if (isTaken) return reply.header('content-encoding', 'gzip').send(bytes)
  // What fails is told by the stream that is sent.
  return reply.send(pipeline(bytes, createGunzip(), () => {}))
}

/** Text is in UTF-8 here; the other files have no letters of their own. */
const isText = (type: string) => type.startsWith('text/') || type.includes('json')

async function* bytesOf(reply: FastifyReply, parts: Download['parts']): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of parts) {
      yield typeof part === 'string' ? Buffer.from(part) : part
      // The embedded database answers within one turn of the event loop: everybody else would wait for the end of the file.
      await setImmediate()
    }
  } catch (error) {
    // Before the first byte, the error handler answers and logs it.
    if (reply.raw.headersSent) noteFailure(reply.request, describeError(error))
    throw error
  }
}
