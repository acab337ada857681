import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { describeError } from './describe-error.ts'
import { noteFailure } from './note-failure.ts'

/** A file. Its parts are made only as fast as the client takes them. */
export interface Download {
  /** Of letters that need no quotes. */
  fileName: string
  /** The media type. */
  type: string
  parts: AsyncIterable<string | Uint8Array>
}

/** Sends a file. If a part fails, the connection is cut, so that nobody takes a part for the whole. */
export function sendDownload(reply: FastifyReply, { fileName, type, parts }: Download) {
  return reply
    .type(isText(type) ? `${type}; charset=utf-8` : type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(bytesOf(reply, parts), { objectMode: false, highWaterMark: 64 * 1024 }))
}

/** Text is in UTF-8 here; the other files have no letters of their own. */
const isText = (type: string) => type.startsWith('text/') || type.includes('json')

async function* bytesOf(reply: FastifyReply, parts: Download['parts']): AsyncGenerator<Buffer> {
  try {
    for await (const part of parts) {
      yield Buffer.from(part)
      // The embedded database answers within one turn of the event loop: everybody else would wait for the end of the file.
      await setImmediate()
    }
  } catch (error) {
    // Before the first byte, the error handler answers and logs it.
    if (reply.raw.headersSent) noteFailure(reply.request, describeError(error))
    throw error
  }
}
