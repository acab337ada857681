import { contactAnswer, contactForm, type SendMessageInput } from '@northword/contract/site/contact'
import { optionalKey, type RestRoute } from '../../doors/rest-route.ts'
import { forAnybody } from '../../doors/route-access.ts'

export const contactRoutes: RestRoute[] = [
  {
    method: 'POST',
    url: '/api/contact',
    summary: 'Send the studio a message.',
    operationId: 'contact.sendMessage',
    ...forAnybody,
    refuses: ['messageKeyReused'],
    headers: optionalKey('A UUID of this message: sent twice with it, it is stored once.'),
    takes: contactForm,
    gives: { 200: contactAnswer },
    // The procedure's own schema checks the body.
    handle: async ({ call, body, header }) => ({
      status: 200,
      body: await call.contact.sendMessage(keyed(body, header('idempotency-key'))),
    }),
  },
]

/** The key may come in the header alone. A body that is no object is refused by the schema. */
const keyed = (body: unknown, idempotencyKey: string | undefined) =>
  (idempotencyKey === undefined ? body : { ...Object(body), idempotencyKey }) as SendMessageInput
