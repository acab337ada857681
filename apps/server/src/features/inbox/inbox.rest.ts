import { contactAnswer, contactForm, type ContactForm } from '@northword/contract/contact'
import type { RestRoute } from '../../doors/rest-route.ts'

export const inboxRoutes: RestRoute[] = [
  {
    method: 'POST',
    url: '/api/contact',
    summary: 'Send the studio a message.',
    takes: contactForm,
    gives: { 200: contactAnswer },
    // The procedure's own schema checks the body.
    handle: async ({ call, body }) => ({
      status: 200,
      body: await call.contact.sendMessage(body as ContactForm),
    }),
  },
]
