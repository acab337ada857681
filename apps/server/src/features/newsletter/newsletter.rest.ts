import { messageAnswer } from '@northword/contract/site/contact'
import * as z from 'zod'
import type { RestRoute } from '../../doors/rest-route.ts'

export const newsletterRoutes: RestRoute[] = [
  {
    method: 'POST',
    // The same path as `oneClickPath` in newsletter.feature.ts.
    url: '/api/newsletter/unsubscribe/:token',
    summary: 'Unsubscribe by the one click of a mail program (RFC 8058). The body is not read.',
    operationId: 'newsletter.unsubscribe',
    access: 'For the holder of the link.',
    security: [],
    refuses: ['linkExpired'],
    ignoresBody: true,
    // Some mail programs open the address instead.
    page: '/newsletter/unsubscribe',
    parameters: z.object({ token: z.string() }),
    gives: { 200: messageAnswer },
    async handle({ call, parameters: { token = '' } }) {
      return { status: 200, body: await call.newsletter.unsubscribe({ token }) }
    },
  },
]
