import { contactFacts, type ContactForm } from '@northword/contract/contact'
import type { FormRoute } from '../../doors/form-route.ts'
import { type PageView, sentView } from '../../doors/page-view.ts'

export const inboxForms: FormRoute[] = [
  {
    name: 'contact',
    path: '/contact',
    async handle({ call, typed }) {
      // The procedure's own schema checks it.
      const { answerBy } = await call.contact.sendMessage(typed as ContactForm)
      return { sent: { answerBy } }
    },
  },
]

export const inboxViews: PageView[] = [sentView('/contact', 'contact', contactFacts)]
