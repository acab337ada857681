import type { FormRoute } from '../../doors/form-route.ts'
import { type PageView, sentView } from '../../doors/page-view.ts'
import { secretIn } from '../links/mint-link.ts'

export const newsletterForms: FormRoute[] = [
  {
    name: 'newsletter',
    path: '/blog',
    async handle({ call, typed }) {
      await call.newsletter.subscribe({ email: typed['email'] ?? '' })
      return { sent: {} }
    },
  },
  {
    name: 'newsletter-confirm',
    path: '/newsletter/confirm',
    async handle({ call, query }) {
      await call.newsletter.confirmSubscription({ token: secretIn(query) })
      return { sent: {} }
    },
  },
  {
    name: 'newsletter-unsubscribe',
    path: '/newsletter/unsubscribe',
    async handle({ call, query }) {
      await call.newsletter.unsubscribe({ token: secretIn(query) })
      return { sent: {} }
    },
  },
]

export const newsletterViews: PageView[] = newsletterForms.map(({ path, name }) => sentView(path, name))
