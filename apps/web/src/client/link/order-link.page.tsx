import type { LinkedOrder as Linked } from '@northword/contract/orders/order-links'
import { askOnce } from '../../site/api/served-queries.ts'
import type { PageLoad, PageProps } from '../../site/navigation/page-route.ts'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { loadOrder } from '../order/page/load-order.ts'
import { LinkProvider } from './link-provider.tsx'
import { LinkedOrder } from './linked-order.tsx'

export { readyOrder as ready } from '../order/page/order-chunks.ts'

/** Queries the order of the link in this browser, with money and conversation as far as its holder may see them. */
export const load: PageLoad = async (questions) => {
  const linked = await askOnce(questions.ask, 'orderLinks.find')
  // The type is that of the procedure.
  const found = 'data' in linked.answer ? (linked.answer.data as Linked) : null
  if (found?.kind !== 'order') return { queries: [linked] }
  const { queries } = await loadOrder({ ...questions, params: { number: found.number } })
  return { queries: [linked, ...queries] }
}

export default function OrderLinkPage({ head: { heading } }: PageProps) {
  return (
    <ThemeProvider>
      <LinkProvider>
        <LinkedOrder heading={heading} />
      </LinkProvider>
    </ThemeProvider>
  )
}
