import { linkPage } from '@northword/contract/by-link'
import type { FormRequest, FormRoute } from '../../doors/form-route.ts'
import { orderPath } from '../orders/orders.form.ts'

/**
 * Adds to all forms those of the page of a link: whatever a client posts at `/dashboard/orders/:number/…`, the holder of
 * a link posts at `/o/…`, and the number is that of the link.
 */
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
