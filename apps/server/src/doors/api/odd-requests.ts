import { queryRefusals } from '@northword/content/operate/failures'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../errors/domain-error.ts'
import type { RestRoute } from '../rest-route.ts'
import { parametersOf, pathnameOf } from '../pages/page-address.ts'

/** The route, checking first which fields the query has. Their values are checked by its own schema. */
export function checkingQuery(route: RestRoute): RestRoute {
  // Mail programs and scanners may add to such an address.
  if (route.ignoresBody) return route
  const known = new Set(Object.keys(route.query?.shape ?? {}))
  return {
    ...route,
    handle(request) {
      refuseOddQuery(known, request.queries)
      return route.handle(request)
    },
  }
}

/** @throws {DomainError} `invalid` for a field that the route does not have, and for one that is sent twice */
function refuseOddQuery(known: Set<string>, queries: Record<string, unknown>) {
  const issues = Object.entries(queries).flatMap(([path, value]) => {
    if (!known.has(path)) return [{ path, message: queryRefusals.unknown }]
    return Array.isArray(value) ? [{ path, message: queryRefusals.twice }] : []
  })
  const [first] = issues
  if (first) throw new DomainError('invalid', { message: first.message, issues })
}

type Served = Pick<RestRoute, 'method' | 'url' | 'downloads'>

/** Answers 405 to methods that an address of the API does not take, and 404 where there is no address. */
export async function refuseOtherMethods(app: FastifyInstance, served: Served[]) {
  // Before the body is read, whose faults are not the reason.
  app.addHook('onRequest', async (request, reply) => {
    const pathname = pathnameOf(request.url)
    const here = served.filter(({ url }) => parametersOf(url, pathname) !== null)
    if (here.length === 0) throw new DomainError('notFound')
    reply.header('allow', [...new Set(here.flatMap(methodsOf))].join(', '))
    throw new DomainError('methodNotAllowed')
  })
  app.setNotFoundHandler(() => {
    throw new DomainError('notFound')
  })
}

/** HEAD comes with GET, except for files. */
const methodsOf = ({ method, downloads }: Served): string[] =>
  method === 'GET' && !downloads ? ['GET', 'HEAD'] : [method]
