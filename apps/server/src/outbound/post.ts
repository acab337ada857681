import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { type HostAddress, type Reach, reachable } from './reach.ts'

interface Post {
  url: string
  headers: Record<string, string>
  body: string
}

interface Posting {
  reach: Reach
  /** For everything from the question for its name to its answer's headers. */
  timeoutMs: number
  /** Certificates to trust beside those of Node. */
  ca?: string | undefined
  /** Breaks it off. */
  signal?: AbortSignal | undefined
}

/** What a receiver said. Its body is nobody's business. */
export interface Answered {
  status: number
  /** The header `Retry-After`, as it came. */
  retryAfter: string | undefined
}

/** Of the headers of an answer, in bytes. */
const maxHeaderSize = 8_192

/** What is read of an answer before the connection is closed: enough for the receiver to end it in order. */
const mostBytes = 16_384
const drainMs = 1_000

/**
 * Posts once to an address that somebody has typed, and follows no redirect. It connects to the very addresses that were
 * found to be public, so that a name that leads elsewhere a moment later leads nowhere.
 * @throws {RefusedAddress} and whatever the resolver or the connection throws; `AbortSignal.timeout`'s reason after that time
 */
export async function post({ url: typed, headers, body }: Post, posting: Posting): Promise<Answered> {
  const url = new URL(typed)
  const deadline = AbortSignal.timeout(posting.timeoutMs)
  const signal = posting.signal ? AbortSignal.any([deadline, posting.signal]) : deadline
  const addresses = await Promise.race([reachable(url, posting.reach), aborted(signal)])
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  return send(url, body, {
    method: 'POST',
    headers: { ...headers, ...length },
    lookup: toThese(addresses),
    // A connection of its own: none that was opened for another address is used again.
    agent: false,
    maxHeaderSize,
    signal,
    ...(posting.ca !== undefined && { ca: posting.ca }),
  })
}

function send(url: URL, body: string, options: RequestOptions): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const { request } = url.protocol === 'https:' ? https : http
  const asked = request(url, options, (response) => {
    drain(response)
    resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
  })
  // After the answer has come, what becomes of the connection changes nothing.
  asked.on('error', (error) => reject(options.signal?.aborted ? options.signal.reason : error))
  asked.end(body)
  return promise
}

function drain(response: IncomingMessage) {
  let bytes = 0
  const enough = setTimeout(() => response.destroy(), drainMs)
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostBytes) response.destroy()
  })
  response.on('error', () => {})
  response.on('close', () => clearTimeout(enough))
}

/** Answers the question of a socket for its host with these addresses, whatever it asks. */
const toThese =
  (addresses: HostAddress[]): LookupFunction =>
  (_hostname, { all }, answer) => {
    const [first] = addresses
    if (all || !first) answer(null, addresses)
    else answer(null, first.address, first.family)
  }

async function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  if (signal.aborted) reject(signal.reason)
  return promise
}
