import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'

/** How many objects and lists may stand inside one another; a batch of orders needs three. */
const deepest = 20

/** Reads JSON bodies; an empty one is none, as clients send it that always say application/json. */
export function registerJsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body)
    if (json === '') done(null)
    else if (depthOf(json) > deepest) done(new DomainError('tooDeep'))
    else void parse(request, json, done)
  })
}

/** How many objects and lists stand inside one another, told before anything walks through them. */
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
