import { contactAnswer, contactForm } from '@northword/contract/site/contact'
import { keyOf, optionalKey, type RestRequest, type RestRoute } from '../../doors/rest-route.ts'
import { forAnybody } from '../../doors/route-access.ts'

export const contactRoutes: RestRoute[] = [
  {
    method: 'POST',
    url: '/api/contact',
    summary: 'Send the studio a message.',
    operationId: 'contact.sendMessage',
    ...forAnybody,
    refuses: ['messageKeyReused'],
    headers: optionalKey(
      'A text that names this message, such as a UUID: sent twice with it, it is stored once.',
    ),
    takes: contactForm,
    gives: { 200: contactAnswer },
    // The procedure's own schema checks the body.
    handle: async (request) => ({
      status: 200,
      body: Object(await request.run('contact.sendMessage', 'mutation', keyed(request))),
    }),
  },
]

/** A body that is no object is refused by the schema. */
function keyed(request: Pick<RestRequest, 'body' | 'header'>): unknown {
  const [{ body }, idempotencyKey] = [request, keyOf(request)]
  return idempotencyKey === undefined ? body : { ...Object(body), idempotencyKey }
}
