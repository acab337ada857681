import { problem } from '@northword/contract/site/problems'
import * as z from 'zod'
import { problems } from '../../errors/domain-error.ts'
import type { RestRoute } from '../rest-route.ts'
import { forAnybody } from '../route-access.ts'

export const problemRoute: RestRoute = {
  method: 'GET',
  url: '/api/problems',
  summary: 'Every kind of error, by the `type` that its answers have.',
  operationId: 'problems.list',
  ...forAnybody,
  gives: { 200: z.object({ problems: z.array(problem) }) },
  handle: () => ({ status: 200, body: { problems } }),
}
