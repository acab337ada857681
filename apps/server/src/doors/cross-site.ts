import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a request that another site made a browser send. Browsers say so in Sec-Fetch-Site, older
 * ones in Origin; programs that are not browsers send neither and carry no cookies of ours.
 * @param publicUrl our own origin, written as browsers write it
 * @throws {DomainError} `foreignOrigin`
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string) {
  if (safeMethods.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (isForeignSite || (origin !== undefined && !isOurs(origin, request.headers.host, publicUrl))) {
    throw new DomainError('foreignOrigin')
  }
}

/**
 * Refuses a form that no browser says was sent from our own pages. Another site's form may be posted here as well, so
 * what every browser sends has to be there.
 * @throws {DomainError} `foreignOrigin`
 */
export function refuseUnknownSite({ method, headers }: FastifyRequest) {
  if (safeMethods.has(method)) return
  if (headers.origin === undefined && headers['sec-fetch-site'] !== 'same-origin')
    throw new DomainError('foreignOrigin')
}

/** Whether an origin, as a browser tells it, is our own. */
export function isOurs(origin: string, host: string | undefined, publicUrl: string): boolean {
  const url = URL.parse(origin)
  if (!url) return false
  if (url.origin === publicUrl) return true
  // Without TLS, anybody on the line can answer under our name.
  const isSafeEnough = url.protocol === 'https:' || publicUrl.startsWith('http:')
  return isSafeEnough && url.host === host
}
