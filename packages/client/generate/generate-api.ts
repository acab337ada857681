import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

interface Operation {
  operationId: string
  deprecated?: boolean
  parameters?: { in: string; name: string }[]
  requestBody?: object
  responses: Record<string, Response>
}

interface Response {
  content?: Record<string, { schema: { allOf?: { properties?: { type?: { enum?: string[] } } }[] } }>
}

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, Response> }
}

const head = `/* Generated from the description of the API by \`npm run client\`. A change here is lost. */

`

/** The source of \`src/api.ts\`: types and paths of all operations of an OpenAPI document. */
export async function generateApi(document: object): Promise<string> {
  const described = lasting(JSON.parse(JSON.stringify(document)))
  const operations = operationsOf(described)
  const nodes = await openapiTS(JSON.stringify(withoutFailures(described)))
  const declared = nodes.filter((node) => !ts.isInterfaceDeclaration(node) || isUsed(node.name.text))
  const types = astToString(declared.filter((node) => !ts.isTypeAliasDeclaration(node)))
  return `${head}${types.replaceAll(saysNothing, '')}\n${tablesOf(operations)}`
}

/** Members of a printed type for what an operation has not, and for headers that are not described. */
const saysNothing = /^ +(?:\w+\?: never;|headers: \{\n +\[name: string\]: unknown;\n +\};)\n/gm

/** The client finds an operation by its id, not by its path. */
const isUsed = (name: string) => name === 'components' || name === 'operations'

/** Without deprecated operations: a new client has no use for them. */
function lasting({ paths, ...document }: Description): Description {
  const kept = Object.entries(paths).flatMap(([path, methods]) => {
    const operations = Object.entries(methods).filter(([, { deprecated }]) => !deprecated)
    return operations.length > 0 ? [[path, Object.fromEntries(operations)] as const] : []
  })
  return { ...document, paths: Object.fromEntries(kept) }
}

interface Placed extends Operation {
  method: string
  path: string
}

function operationsOf({ paths }: Description): Placed[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  )
  const clash = operations.find(hasClash)
  if (clash) throw new Error(`The client cannot tell query, path and body of ${clash.operationId} apart.`)
  return operations
}

/** The client sends fields in the query for GET and DELETE, and in the body otherwise. */
const hasClash = ({ method, parameters = [], requestBody }: Placed) =>
  method === 'get' || method === 'delete'
    ? requestBody !== undefined
    : parameters.some(({ in: place }) => place === 'query')

/** Every operation has the same type of error, with all kinds of the document. */
function withoutFailures({ paths, components, ...document }: Description): Description {
  const { schemas, responses, ...others } = components
  for (const methods of Object.values(paths))
    for (const operation of Object.values(methods)) operation.responses = successesOf(operation)
  const kinds = Object.values(responses).flatMap(({ content }) =>
    Object.values(content ?? {}).flatMap(({ schema }) =>
      (schema.allOf ?? []).flatMap(({ properties }) => properties?.type?.enum ?? []),
    ),
  )
  const ErrorType = {
    type: 'string',
    description: 'Kind of error.',
    enum: [...new Set(kinds)].toSorted(),
  }
  return { ...document, paths, components: { ...others, responses: {}, schemas: { ...schemas, ErrorType } } }
}

const successesOf = ({ responses }: Pick<Operation, 'responses'>) =>
  Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2')))

function tablesOf(operations: Placed[]): string {
  const places = operations.map(
    ({ operationId, method, path }) => `    "${operationId}": "${method.toUpperCase()} ${path}",\n`,
  )
  const files = operations.filter(isFile).map(({ operationId }) => `    "${operationId}",\n`)
  return `/** Method and path of each operation. */
export const places = {
${places.join('')}} as const;
/** Operations that answer with a file. */
export const files = [
${files.join('')}] as const;
`
}

const isFile = (operation: Operation) =>
  Object.values(successesOf(operation)).some(({ content }) =>
    Object.keys(content ?? {}).some((type) => type !== 'application/json'),
  )
