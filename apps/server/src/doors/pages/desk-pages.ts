import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathnameOf } from './page-address.ts'
import type { LivePages, Page } from './pages.ts'
import { securityHeaders } from '../requests/security-headers.ts'
import { sendBuilt } from './send-page.ts'

/** Serves the desk's document at `/desk` and below, never cached or indexed, and its files, if it was built. */
export function registerDesk(app: FastifyInstance, live: LivePages, publicUrl: string) {
  const { desk } = live.now()
  if (!desk?.byPath.has('/desk')) return
  const headers = {
    ...securityHeaders(desk.scriptHashes, publicUrl),
    // A desk URL may hold the secret of an invitation.
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  }
  const send = (page: Page) => (request: FastifyRequest, reply: FastifyReply) =>
    sendBuilt(request, reply.headers(headers), page)
  const document = (request: FastifyRequest, reply: FastifyReply) => {
    const page = live.now().desk?.byPath.get('/desk')
    return page ? send({ ...page, cacheControl: 'no-store' })(request, reply) : reply.callNotFound()
  }
  app.get('/desk', document)
  app.get('/desk/*', document)
  app.get('/desk/assets/*', async (request, reply) => {
    const pathname = pathnameOf(request.url)
    const file = desk.byPath.get(pathname) ?? (await live.now().earlierFile?.(pathname))
    return file ? send(file)(request, reply) : reply.callNotFound()
  })
}
