import { loadPages } from '@northword/server/doors/pages/load-pages'
import { createLive } from '@northword/server/doors/live'
import { registerPages } from '@northword/server/doors/pages/page-routes'
import { securityHeaders } from '@northword/server/doors/requests/security-headers'
import fastify from 'fastify'

export interface TwinSettings {
  folder: string
  port: number
}

// A separate process, like the product's. Serves from memory, with the product's compression quality and headers.
process.once('message', (settings: TwinSettings) => void serve(settings))
process.once('disconnect', () => process.exit())

async function serve({ folder, port }: TwinSettings) {
  const url = `http://127.0.0.1:${port}`
  const pages = await loadPages(folder, url)
  const headers = securityHeaders(pages.scriptHashes, url)
  const app = fastify()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.setErrorHandler((_error, _request, reply) => reply.code(500).send())
  registerPages(app, createLive(pages))
  process.send?.(await app.listen({ host: '127.0.0.1', port }))
}
