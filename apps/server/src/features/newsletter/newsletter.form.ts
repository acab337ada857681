import { fieldsOf } from '@northword/contract/form-fields'
import { subscribeForm } from '@northword/contract/site/newsletter'
import { type FormRoute, sends } from '../../doors/form-route.ts'
import { type PageView, sentView } from '../../doors/page-view.ts'
import { secretIn } from '../links/mint-link.ts'

export const newsletterForms: FormRoute[] = [
  {
    name: 'newsletter',
    path: '/blog',
    handle: sends(({ call, typed }) => call.newsletter.subscribe(fieldsOf(subscribeForm, typed))),
  },
  {
    name: 'newsletter-confirm',
    path: '/newsletter/confirm',
    handle: sends(({ call, query }) => call.newsletter.confirmSubscription({ token: secretIn(query) })),
  },
  {
    name: 'newsletter-unsubscribe',
    path: '/newsletter/unsubscribe',
    handle: sends(({ call, query }) => call.newsletter.unsubscribe({ token: secretIn(query) })),
  },
]

export const newsletterViews: PageView[] = newsletterForms.map(({ path, name }) => sentView(path, name))
