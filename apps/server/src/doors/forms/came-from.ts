import type { FastifyRequest } from 'fastify'
import { isOurs } from '../requests/cross-site.ts'

/** Our page that sent a form, from the Referer: path and query. "/" without one, or from another site. */
export function cameFrom({ headers }: FastifyRequest, publicUrl: string): string {
  const url = URL.parse(headers.referer ?? '')
  if (!url || !isOurs(url.origin, headers.host, publicUrl)) return '/'
  // "//host" as a redirect target leads to another site.
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search
}
