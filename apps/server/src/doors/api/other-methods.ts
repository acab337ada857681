import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../errors/domain-error.ts'
import { parametersOf, pathnameOf } from '../pages/page-address.ts'
import type { RestRoute } from '../rest-route.ts'

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
