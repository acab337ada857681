import { fieldsOf } from '@northword/contract/form-fields'
import { newLinkForm } from '@northword/contract/orders/order-links'
import { linkInput } from '@northword/contract/people/auth'
import { linkPage } from '@northword/contract/people/by-link'
import type { PageState } from '@northword/contract/site/page-state'
import { type FormRequest, type FormRoute, sends } from '../../doors/form-route.ts'
import { type PageView, sentView } from '../../doors/page-view.ts'
import { secretIn } from '../links/mint-link.ts'
import { orderPath } from '../orders/orders.form.ts'

const undoPage = `${linkPage}/undo`

export const orderLinkForms: FormRoute[] = [
  {
    name: 'open-order',
    path: `${linkPage}/open`,
    page: linkPage,
    async handle({ call, typed }) {
      await call.orderLinks.open({ ...fieldsOf(linkInput, typed), token: secretAt(typed['address'] ?? '') })
      return { goTo: linkPage }
    },
  },
  {
    name: 'close-order',
    path: `${linkPage}/close`,
    page: linkPage,
    handle: sends(({ call }) => call.orderLinks.close()),
  },
  {
    name: 'confirm-address',
    path: `${linkPage}/mine`,
    page: linkPage,
    async handle({ call }) {
      await call.orderLinks.confirmAddress()
      return { goTo: linkPage }
    },
  },
  {
    name: 'reject-address',
    path: `${linkPage}/not-mine`,
    page: linkPage,
    handle: sends(({ call }) => call.orderLinks.rejectAddress()),
  },
  {
    name: 'new-order-link',
    path: `${linkPage}/new-link`,
    page: linkPage,
    handle: sends(({ call, typed }) => call.orderLinks.mailNew(fieldsOf(newLinkForm, typed))),
  },
  {
    name: 'order-undo',
    path: undoPage,
    handle: sends(({ call, query }) => call.orderLinks.undoCancellation({ token: secretIn(query) })),
  },
]

export const orderLinkViews: PageView[] = [
  sentView(undoPage, 'order-undo'),
  {
    path: linkPage,
    load({ browser, query }) {
      const form = query.get('sent')
      const posted: PageState = form ? { posted: { kind: 'sent', form, facts: {} } } : {}
      const isOpen = browser.read('order') !== null
      return isOpen || form ? { state: { ...(isOpen && { byLink: true }), ...posted } } : 'as built'
    },
  },
]

/** Accepts a whole link or its secret alone. */
const secretAt = (address: string) => address.trim().replace(/^.*#/s, '')

/** Serves forms of `/dashboard/orders/:number/…` at `/o/…` too, for a link's holder, with the link's order. */
export const withLinkForms = (forms: FormRoute[]): FormRoute[] => [
  ...forms,
  ...forms.filter(({ path }) => path.startsWith(`${orderPath}/`)).map(onLinkPage),
]

const onLinkPage = ({ name, path, handle }: FormRoute): FormRoute => ({
  name,
  path: path.replace(orderPath, linkPage),
  page: linkPage,
  handle: async (request) => handle({ ...request, ...(await withNumber(request)) }),
})

async function withNumber({ call, parameter }: FormRequest): Promise<Pick<FormRequest, 'parameter'>> {
  const linked = await call.orderLinks.find()
  const number = linked.kind === 'order' ? linked.number : ''
  return { parameter: (name) => (name === 'number' ? number : parameter(name)) }
}
