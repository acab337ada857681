import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../errors/domain-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests from other sites, by Sec-Fetch-Site or, in older browsers, Origin. Programs send neither and have
 * no cookies.
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
 * Refuses a plain form unless the browser says that our own page sent it. Other sites can post forms too, so a
 * missing header is not enough.
 * @throws {DomainError} `foreignOrigin`
 */
export function refuseUnknownSite({ method, headers }: FastifyRequest) {
  if (safeMethods.has(method)) return
  if (headers.origin === undefined && headers['sec-fetch-site'] !== 'same-origin')
    throw new DomainError('foreignOrigin')
}

function isOurs(origin: string, host: string | undefined, publicUrl: string): boolean {
  const url = URL.parse(origin)
  if (!url) return false
  if (url.origin === publicUrl) return true
  // Without TLS, an attacker on the network can answer under our name.
  const isSafeEnough = url.protocol === 'https:' || publicUrl.startsWith('http:')
  return isSafeEnough && url.host === host
}

/** Our page that sent a form, from the Referer: path and query. "/" without one, or from another site. */
export function cameFrom({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): string {
  const url = URL.parse(headers.referer ?? '')
  if (!url || !isOurs(url.origin, headers.host, publicUrl)) return '/'
  // "//host" as a redirect target leads to another site.
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search
}
