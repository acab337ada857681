import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'

/** The deepest nesting of objects and lists that we read; a batch of orders needs three. */
const deepest = 20

/** Reads JSON bodies. An empty body counts as none: some clients say application/json on every request. */
export function registerJsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body)
    if (json === '') done(null)
    else if (depthOf(json) > deepest) done(new DomainError('tooDeep'))
    else void parse(request, json, done)
  })
}

/** The deepest nesting of objects and lists in a JSON text, counted before it is parsed. */
function depthOf(json: string): number {
  let depth = 0
  let most = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (isText && sign === '\\') at++
    else if (sign === '"') isText = !isText
    else if (!isText && (sign === '[' || sign === '{')) most = Math.max(most, ++depth)
    else if (!isText && (sign === ']' || sign === '}')) depth--
  }
  return most
}
