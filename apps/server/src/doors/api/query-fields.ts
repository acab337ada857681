import { queryRefusals } from '@northword/content/operate/failures'
import { DomainError } from '../../errors/domain-error.ts'
import type { RestRoute } from '../rest-route.ts'

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
