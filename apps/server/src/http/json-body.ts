import type { FastifyInstance } from 'fastify'

/** Reads JSON bodies; an empty one is none, as clients send it that always say application/json. */
export function registerJsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else void parse(request, String(body), done)
  })
}
