import { Badge } from '@mantine/core'
import { badgeColor } from '@northword/contract/orders/order-status'

/** The contract gives each state its colour. */
export function StatusBadge({ status }: { status: string }) {
  const color = badgeColor(status)
  return (
    <Badge
      component="span"
      bg={`var(--badge-${color})`}
      c={`var(--badge-${color}-text)`}
      attributes={{ label: { 'data-color': color } }}
    >
      {status}
    </Badge>
  )
}
