import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { codeOf } from '../../errors/code-of.ts'
import { DomainError, type ErrorCode } from '../../errors/domain-error.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { requestIdHeader, requestIdOf } from './request-id.ts'

const codes: Partial<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

const hangUpMs = 1_000

/** Answers bytes that Node cannot parse as HTTP, in the documented shape, on the socket: there is no reply. */
export function answerBrokenRequest(
  error: Error,
  socket: Socket,
  headers: Record<string, string>,
  metrics: Metrics | null,
) {
  const code = codeOf(error)
  if (code === 'ECONNRESET' || !socket.writable) return
  const failure = new DomainError(codes[code] ?? 'brokenRequest')
  metrics?.refused(failure.code)
  const body = JSON.stringify(failure)
  const named = { [requestIdHeader]: requestIdOf({ headers: {} }) }
  const lines = Object.entries({ ...headersOf(body), ...headers, ...named, connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  // Cuts off a client that keeps the connection open.
  setTimeout(() => socket.destroy(), hangUpMs).unref()
  socket.end(`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${head}\r\n\r\n${body}`)
}

/** Answers an unknown Expect header; Node would answer without a body. */
export function answerExpectation(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
  metrics: Metrics | null,
) {
  const failure = new DomainError('unmetExpectation')
  metrics?.refused(failure.code)
  const body = JSON.stringify(failure)
  const named = { [requestIdHeader]: requestIdOf(request) }
  response.writeHead(failure.status, { ...headersOf(body), ...headers, ...named }).end(body)
}

const headersOf = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
})
