import type { FastifyRequest } from 'fastify'
import { isOurs } from './cross-site.ts'

/**
 * The page of ours that a form was sent from, to lead back there: a path with its query. It is "/" where the browser
 * names none, or one of another site.
 */
export function cameFrom({ headers }: FastifyRequest, publicUrl: string): string {
  const url = URL.parse(headers.referer ?? '')
  if (!url || !isOurs(url.origin, headers.host, publicUrl)) return '/'
  // "//host" is a path of ours in its whole address, and by itself another site.
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search
}
