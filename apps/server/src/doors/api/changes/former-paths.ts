import type { onRequestHookHandler } from 'fastify'
import { pathFrom, searchOf } from '../../pages/page-address.ts'
import { innerNamesUntil } from './api-names.ts'
import type { Deprecated, RestRoute } from '../../rest-route.ts'

/** Beginnings of paths that have another one since. */
const formerPaths = [
  {
    url: '/api/orders/:number',
    former: '/api/order/:number',
    since: new Date('2026-11-26'),
    until: new Date(innerNamesUntil),
  },
] as const

/** The route, and once more under its former path, which is deprecated. */
export const withFormerPath = (route: RestRoute): RestRoute[] => [route, ...formerOf(route)]

function formerOf(route: RestRoute): RestRoute[] {
  const { url, operationId } = route
  const found = formerPaths.find((each) => url === each.url || url.startsWith(`${each.url}/`))
  if (!found) return []
  const { former, since, until } = found
  return [
    {
      ...route,
      url: `${former}${url.slice(found.url.length)}` as RestRoute['url'],
      operationId: `${formerPrefix}${operationId}`,
      deprecated: { since, until, successor: url, operationId },
    },
  ]
}

const formerPrefix = 'former.'

/** Id of the operation that a former path leads to as well. */
export const lastingId = (operationId: string) => operationId.replace(formerPrefix, '')

/** Names the end of a path, and the path that takes its place, as RFC 9745, 8594 and 5829 describe. */
export const announceEnd =
  ({ since, until, successor }: Deprecated): onRequestHookHandler =>
  (request, reply, done) => {
    const path = pathFrom(successor, Object(request.params)) + searchOf(request.url)
    reply.headers({
      deprecation: `@${since.getTime() / 1_000}`,
      sunset: until.toUTCString(),
      link: `<${path}>; rel="successor-version"`,
    })
    done()
  }
