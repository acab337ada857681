import { Readable } from 'node:stream'
import { exportType } from '@northword/contract/account'
import type { FastifyReply } from 'fastify'
import { describeError } from './describe-error.ts'
import { logFailure } from '../errors/log-failure.ts'

/** A file with one JSON object on each line. Records are read only as fast as the client takes them. */
export interface Download {
  fileName: string
  records: AsyncIterable<object>
}

/** Sends a file. If a record fails, the connection is cut, so that nobody takes a part for the whole. */
export function sendDownload(reply: FastifyReply, { fileName, records }: Download) {
  return reply
    .type(`${exportType}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(linesOf(reply, records), { objectMode: false, highWaterMark: 64 * 1024 }))
}

async function* linesOf(reply: FastifyReply, records: AsyncIterable<object>): AsyncGenerator<Buffer> {
  try {
    for await (const record of records) yield Buffer.from(`${JSON.stringify(record)}\n`)
  } catch (error) {
    // Before the first byte, the error handler answers and logs it.
    if (reply.raw.headersSent) logFailure(reply.request.log, describeError(error))
    throw error
  }
}
