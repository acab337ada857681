import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { securityHeaders } from '../requests/security-headers.ts'
import { pathnameOf } from './page-address.ts'
import { isAssetName, loadAsset, loadPages } from './load-pages.ts'
import type { LivePages, Page, Reference } from './pages.ts'
import { sendBuilt } from './send-page.ts'

const root = '/docs/api'

/** @param folder of the built pages */
export async function loadReference(folder: string, publicUrl: string): Promise<Reference> {
  const files = new Map<string, Promise<Page | undefined>>()
  return {
    documents: await loadPages(path.join(folder, root), publicUrl),
    fileAt: async (pathname) => {
      if (!isAssetName(pathname)) return undefined
      const file = files.get(pathname) ?? loadAsset(path.join(folder, pathname)).catch(() => undefined)
      // Read once: a crowd of requests would each keep its megabytes.
      files.set(pathname, file)
      if (!(await file)) files.delete(pathname)
      return file
    },
  }
}

/** Serves the live release's pages about the API at `/docs/api`, if they were built. Search engines list none. */
export function registerReference(app: FastifyInstance, live: LivePages, publicUrl: string) {
  const { reference } = live.now()
  if (!reference) return
  const { documents, fileAt } = reference
  const headers = { ...securityHeaders(documents.scriptHashes, publicUrl), 'x-robots-tag': 'noindex' }
  const send = (page: Page) => (request: FastifyRequest, reply: FastifyReply) =>
    sendBuilt(request, reply.headers(headers), page)
  for (const [url, built] of documents.byPath) {
    const address = url === '/' ? root : root + url
    app.get(address, (request, reply) =>
      send(live.now().reference?.documents.byPath.get(url) ?? built)(request, reply),
    )
    app.get(`${address}/`, (_request, reply) => reply.redirect(address, 301))
  }
  app.get('/docs/assets/*', async (request, reply) => {
    const file = await fileAt(pathnameOf(request.url))
    return file ? send(file)(request, reply) : reply.callNotFound()
  })
}
