import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../errors/domain-error.ts'

/** Deepest nesting accepted. A batch of orders needs three levels. */
const deepest = 20

/** Most elements of objects and lists in total. Forms send some hundred at most. */
const mostParts = 10_000

/** Parses JSON bodies. An empty body counts as none, since some clients send application/json with every request. */
export function registerJsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body)
    const failure = tangleIn(json)
    if (json === '') done(null)
    else if (failure) done(failure)
    else void parse(request, json, done)
  })
}

/** Reason to refuse a JSON text, else null. Counts before parsing: millions of elements block for seconds. */
export function tangleIn(json: string): DomainError | null {
  let depth = 0
  let parts = 0
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === '"') at = endOfText(json, at)
    else if (sign === ',') parts++
    else if (sign === ']' || sign === '}') depth--
    else if ((sign === '[' || sign === '{') && ++depth > deepest) return new DomainError('tooDeep')
    if (parts > mostParts) return new DomainError('tooLarge')
  }
  return null
}

function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1))
    if (!isEscaped(json, end)) return end
  return json.length
}

function isEscaped(json: string, at: number): boolean {
  let from = at
  while (json[from - 1] === '\\') from--
  return (at - from) % 2 === 1
}
