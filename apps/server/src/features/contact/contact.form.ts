import { fieldsOf } from '@northword/contract/form-fields'
import { contactFacts, contactForm } from '@northword/contract/site/contact'
import { ownKey } from '../../doors/form-keys.ts'
import type { FormRoute } from '../../doors/form-route.ts'
import { type PageView, sentView } from '../../doors/page-view.ts'

export const contactForms: FormRoute[] = [
  {
    name: 'contact',
    path: '/contact',
    async handle({ call, typed }) {
      const idempotencyKey = ownKey(typed['idempotencyKey'])
      const { answerBy } = await call.contact.sendMessage({
        ...fieldsOf(contactForm, typed),
        idempotencyKey,
      })
      return { sent: { answerBy } }
    },
  },
]

export const contactViews: PageView[] = [sentView('/contact', 'contact', contactFacts)]
