import { ThemeProvider } from '../../theme/theme-provider.tsx'
import type { PageProps } from '../../site/navigation/page-route.ts'
import { LinkProvider } from './link-provider.tsx'
import { LinkedOrder } from './linked-order.tsx'

export { loadLinkedOrder as load } from './load-linked-order.ts'
export { readyOrder as ready } from '../order/page/order-chunks.ts'

export default function OrderLinkPage({ copy: { heading } }: PageProps) {
  return (
    <ThemeProvider>
      <LinkProvider>
        <LinkedOrder heading={heading} />
      </LinkProvider>
    </ThemeProvider>
  )
}
