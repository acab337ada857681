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
  /** From the DNS lookup to the answer's headers. */
  timeoutMs: number
  ca?: string | undefined
  signal?: AbortSignal | undefined
}

/** Answer of a receiver. Its body is ignored. */
export interface Answered {
  status: number
  retryAfter: string | undefined
}

/** Bytes of the answer's headers. */
const maxHeaderSize = 8_192

/** Bytes read of an answer before the connection is closed, so that the receiver can finish properly. */
const mostBytes = 16_384
const drainMs = 1_000

/**
 * Posts once to a URL that staff typed, without redirects. Connects to the very addresses that were checked, so that
 * DNS rebinding leads nowhere.
 * @throws {RefusedAddress} and errors of the resolver or the connection; `AbortSignal.timeout`'s reason after that
 * time
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
    // A new connection, so that none to another address is reused.
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
  // Errors after the answer are ignored.
  asked.on('error', (error) => reject(options.signal?.aborted ? options.signal.reason : error))
  // After 101 Node closes the connection with neither an answer nor an error.
  asked.on('close', () => reject(new Error('The connection was closed without an answer')))
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

/** A socket's `lookup` that always returns these addresses. */
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
