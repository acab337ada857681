import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'

/** The deepest nesting of objects and lists that we read; a batch of orders needs three. */
const deepest = 20

/** The most parts that objects and lists may have in all: some hundred are the most that any form sends. */
const mostParts = 10_000

/** Reads JSON bodies. An empty body counts as none: some clients say application/json on every request. */
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

/**
 * Why a JSON text is not read; null where it is. Counted before it is parsed: millions of parts, which no text needs, would
 * take the server's thread for seconds.
 */
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

/** Where the text ends that begins at a place. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1))
    if (!isEscaped(json, end)) return end
  return json.length
}

/** Whether a sign stands behind an odd number of backslashes. */
function isEscaped(json: string, at: number): boolean {
  let from = at
  while (json[from - 1] === '\\') from--
  return (at - from) % 2 === 1
}
