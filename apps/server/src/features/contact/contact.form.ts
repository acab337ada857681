import { contactFacts, type SendMessageInput } from '@northword/contract/site/contact'
import { ownKey } from '../../doors/form-keys.ts'
import type { FormRoute } from '../../doors/form-route.ts'
import { type PageView, sentView } from '../../doors/page-view.ts'

export const contactForms: FormRoute[] = [
  {
    name: 'contact',
    path: '/contact',
    async handle({ call, typed }) {
      // The procedure's own schema checks it.
      const message = { ...typed, idempotencyKey: ownKey(typed['idempotencyKey']) } as SendMessageInput
      const { answerBy } = await call.contact.sendMessage(message)
      return { sent: { answerBy } }
    },
  },
]

export const contactViews: PageView[] = [sentView('/contact', 'contact', contactFacts)]
