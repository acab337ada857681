import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { encodingFor } from '../pages/accepted-encoding.ts'
import { describeError } from './describe-error.ts'
import { noteFailure } from './measure-requests.ts'

/** A file whose parts are made only as fast as the client reads. */
export interface Download {
  /** Characters that need no quotes. */
  fileName: string
  type: string
  parts: AsyncIterable<string | Uint8Array>
  /** The parts are compressed already. Decompressed for clients without gzip. */
  isGzipped?: boolean
}

/** Sends a file. Cuts the connection if a part fails, so that an incomplete file is not taken for a whole one. */
export function sendDownload(reply: FastifyReply, { fileName, type, parts, isGzipped = false }: Download) {
  const bytes = Readable.from(bytesOf(reply, parts), { objectMode: false, highWaterMark: 64 * 1024 })
  reply
    .type(isText(type) ? `${type}; charset=utf-8` : type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
  if (!isGzipped) return reply.send(bytes)
  reply.header('vary', 'accept-encoding')
  const isTaken = encodingFor(reply.request, { gzip: bytes }) === 'gzip'
  if (isTaken) return reply.header('content-encoding', 'gzip').send(bytes)
  // The stream that is sent reports the failure.
  return reply.send(pipeline(bytes, createGunzip(), () => {}))
}

/** Our text is UTF-8. Other types have no charset. */
const isText = (type: string) => type.startsWith('text/') || type.includes('json')

async function* bytesOf(reply: FastifyReply, parts: Download['parts']): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of parts) {
      yield typeof part === 'string' ? Buffer.from(part) : part
      // PGlite answers within one turn of the event loop, so other requests would wait for the end of the file.
      await setImmediate()
    }
  } catch (error) {
    // Before the first byte the error handler answers and logs it.
    if (reply.raw.headersSent) noteFailure(reply.request, describeError(error))
    throw error
  }
}
