import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { OutgoingHttpHeaders } from 'node:http'
import addFormats from 'ajv-formats'
import { type DescribedApi, type JsonSchema, type Operation, operationAt } from './described-api.ts'
import type { FuzzRequest } from './fuzz-request.ts'

export interface FuzzAnswer {
  status: number
  headers: OutgoingHttpHeaders
  body: string
}

/** Compares answers with the document. The check returns what is wrong in words; empty if nothing is. */
export function answerChecker({ document, operations, answersOf }: DescribedApi) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false })
  addFormats.default(ajv)
  const compiled = new Map<JsonSchema, ValidateFunction>()

  function errorIn(schema: JsonSchema, body: unknown): string | null {
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components })
    compiled.set(schema, validate)
    return validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' })
  }

  function asDescribed(operation: Operation, answer: FuzzAnswer, isHead: boolean): string[] {
    const contents = answersOf(operation, answer.status)
    if (!contents) return [`${operation.operationId} describes no status ${answer.status}`]
    const type = typeOf(answer)
    if (Object.keys(contents).length === 0)
      return answer.body === '' && type === '' ? [] : ['an answer where none is described']
    const schema = contents[type]?.schema
    if (!schema) return [`${answer.status} describes no content type ${JSON.stringify(type)}`]
    if (isHead) return answer.body === '' ? [] : ['a body to HEAD']
    return bodiesIn(type, answer.body).flatMap((body) => errorIn(schema, body) ?? [])
  }

  return function complaintsAbout(request: FuzzRequest, address: string, answer: FuzzAnswer): string[] {
    const { method, demanded, mutations } = request
    const isHead = method === 'HEAD'
    const operation = operationAt(operations, isHead ? 'GET' : method, address)
    const described = operation
      ? asDescribed(operation, answer, isHead)
      : undescribed.has(answer.status)
        ? asProblem(answer, isHead)
        : [`${answer.status} where nothing is described`]
    const isDemanded = demanded === undefined || mutations.length > 1 || answer.status === demanded
    return [
      ...(answer.status >= 500 ? [`a status of ${answer.status}`] : []),
      ...(operation && isHead && answer.status === 405 ? [] : described),
      ...(isDemanded ? [] : [`${answer.status} and not ${demanded}`]),
      ...headersMissing(answer),
    ]
  }
}

/** Statuses of requests that meet no operation: broken, from another site, or without an address or a method. */
const undescribed = new Set([400, 403, 404, 405, 414])

const typeOf = ({ headers }: FuzzAnswer) => (headers['content-type'] ?? '').split(';')[0] ?? ''

/** JSON is read, a file of lines line by line; other files are texts. */
function bodiesIn(type: string, body: string): unknown[] {
  if (type === 'application/x-ndjson')
    return body
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
  return [/[/+]json$/.test(type) ? JSON.parse(body) : body]
}

function asProblem({ status, body }: FuzzAnswer, isHead: boolean): string[] {
  if (isHead) return []
  const problem: unknown = JSON.parse(body)
  const isProblem =
    typeof problem === 'object' &&
    problem !== null &&
    'type' in problem &&
    String(problem.type).startsWith('/api/problems#') &&
    'status' in problem &&
    problem.status === status &&
    'message' in problem &&
    problem.message !== ''
  return isProblem ? [] : ['an error that is no problem of RFC 9457']
}

function headersMissing({ status, headers, body }: FuzzAnswer): string[] {
  const isAboutToken = status === 401 && body.includes('#tokenInvalid"')
  const needed: Record<string, boolean> = {
    'retry-after': status === 429 || status === 503,
    'www-authenticate': isAboutToken,
    allow: status === 405,
    'x-request-id': true,
  }
  return Object.entries(needed).flatMap(([name, isNeeded]) =>
    isNeeded && headers[name] === undefined ? [`no header ${name}`] : [],
  )
}
