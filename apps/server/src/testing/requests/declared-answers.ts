import { problemOf } from '../../errors/domain-error.ts'
import { restRoutes } from '../../features.ts'
import { parametersOf, pathnameOf } from '../../doors/pages/page-address.ts'
import { allRoutes } from '../../doors/rest.ts'
import { refusalsOf } from '../../doors/api/refusals.ts'
import { appRouter } from '../../router.ts'

interface Declared {
  method: string
  url: string
  operationId: string
  kinds: Set<string>
}

interface Sent {
  statusCode: number
  body: string
}

const declared: Declared[] = allRoutes(restRoutes, appRouter).map((route) => ({
  method: route.method,
  url: route.url,
  operationId: route.operationId,
  kinds: new Set(refusalsOf(route).map((code) => problemOf(code).type)),
}))

/** Checks that the API's description names this kind of error for its call. @throws {Error} if it does not */
export function expectDeclared(method: string, url: string, { statusCode, body }: Sent) {
  if (statusCode < 400 || body === '' || !url.startsWith('/api/')) return
  const call = declared.find((each) => each.method === method && parametersOf(each.url, pathnameOf(url)))
  const { type } = JSON.parse(body) as { type: string }
  if (call && !call.kinds.has(type))
    throw new Error(
      `${call.operationId} answered ${statusCode} ${type}, which its description does not name.`,
    )
}
