import { linkPage } from '@northword/contract/people/by-link'
import type { FormRequest, FormRoute } from '../../doors/form-route.ts'
import { orderPath } from '../orders/orders.form.ts'

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
