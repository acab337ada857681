import { contactAnswer, contactForm, type ContactForm } from '@northword/contract/contact'
import type { RestRoute } from '../../doors/rest-route.ts'

export const inboxRoutes: RestRoute[] = [
  {
    method: 'POST',
    url: '/api/contact',
    summary: 'Send the studio a message.',
    takes: contactForm,
    gives: { 200: contactAnswer },
    // The procedure's own schema checks what the wire holds.
    handle: async ({ call, body }) => ({ status: 200, body: await call.contact.send(body as ContactForm) }),
  },
]
