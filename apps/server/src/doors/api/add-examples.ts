import { readFileSync } from 'node:fs'
import { lastingId } from './changes/former-paths.ts'
import { type Description, type Operation, operationsIn } from './describe-schema.ts'

/** A call of the API as examples.test.ts sends it, and its answer. */
export interface Example {
  parameters?: Record<string, string>
  body?: unknown
  status: number
  /** Media type of the answer, unless it is JSON. */
  type?: string
  answer?: unknown
}

type Parameter = NonNullable<Operation['parameters']>[number]
type Content = Record<string, object>

/** Adds to each operation the example of its call and its answer, which a test compares with the app's. */
export function addExamples(description: Description): void {
  const text = readFileSync(new URL('./examples.json', import.meta.url), 'utf8')
  const examples = new Map(Object.entries(JSON.parse(text) as Record<string, Example>))
  for (const operation of operationsIn(description)) {
    const example = examples.get(lastingId(operation.operationId ?? ''))
    if (example) addTo(operation, example)
  }
}

function addTo(operation: Operation, { parameters = {}, body, status, type, answer }: Example) {
  for (const parameter of operation.parameters ?? []) setParameter(parameter, parameters)
  const { requestBody } = operation
  if (body && requestBody && 'content' in requestBody) setIn(requestBody.content, body)
  const response: { content?: Content } | undefined = operation.responses?.[String(status)]
  if (answer !== undefined && response?.content) setIn(response.content, answer, type)
}

/** Values of parameters are text in the example, and of their type in the description. */
function setParameter(parameter: Parameter, values: Record<string, string>) {
  if (!('name' in parameter) || parameter.name === undefined) return
  const value = values[parameter.name]
  if (value === undefined) return
  const isNumber = ['integer', 'number'].includes(String(Object(parameter.schema).type))
  parameter.example = isNumber ? Number(value) : value
}

/** The schema of a file of JSON lines describes one line. */
function setIn(content: Content, example: unknown, type = 'application/json') {
  const isLines = type === 'application/x-ndjson'
  const shown: unknown = isLines ? JSON.parse(String(example).split('\n')[0] ?? '') : example
  Object.assign(content[type] ?? {}, { example: shown })
}
