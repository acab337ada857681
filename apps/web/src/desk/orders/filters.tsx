import { Button, Group, NativeSelect } from '@mantine/core'
import { deskOrders } from '@northword/content/desk/desk-orders'
import { catalogue } from '@northword/content/studio/catalogue'
import type { Colleague } from '@northword/contract/desk/desk'
import { orderSorts, type OrdersQuery } from '@northword/contract/desk/desk-orders'
import { orderStatuses } from '@northword/contract/orders/order-status'
import { trpc } from '../../site/api/trpc.ts'

const { filters: words, sorts } = deskOrders

interface FiltersProps {
  query: OrdersQuery
  /** An empty value removes the filter. */
  onChange: (changes: Partial<Record<keyof OrdersQuery, string>>) => void
  onClear: () => void
}

export function Filters({ query, onChange, onClear }: FiltersProps) {
  const { data } = trpc.desk.listColleagues.useQuery()
  const choices = filterChoices(query, data?.colleagues)
  return (
    <Group role="group" aria-label={words.label} gap="sm" align="end" mb="md">
      {(['status', 'sku', 'hand', 'sort'] as const).map((field) => (
        <NativeSelect
          key={field}
          // Two per row if four do not fit.
          flex="1 1 8.5rem"
          maw="15rem"
          label={words[field]}
          data={choices[field]}
          value={query[field] ?? ''}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
      {Object.keys(query).length > 0 && (
        <Button variant="subtle" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </Group>
  )
}

/** Options of the list's filters; the empty value means no filter. */
const filterChoices = ({ sku, hand }: OrdersQuery, colleagues: readonly Colleague[] | undefined) => ({
  status: [every(words.anyStatus), ...orderStatuses.map((value) => ({ value, label: value }))],
  sku: withChosen(
    [every(words.anySku), ...catalogue.map((service) => ({ value: service.sku, label: service.name }))],
    sku,
  ),
  hand: withChosen(
    [
      every(words.anyHand),
      { value: 'mine', label: words.mine },
      { value: 'nobody', label: words.nobody },
      ...(colleagues ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    // Colleagues who are still being loaded have not left.
    colleagues && hand,
    words.hasLeft,
  ),
  // The first is the default.
  sort: orderSorts.map((value, at) => ({ value: at === 0 ? '' : value, label: sorts[value] })),
})

const every = (label: string) => ({ value: '', label })

/** The options, and the chosen one: orders and saved views outlive a service and a member. */
const withChosen = (options: { value: string; label: string }[], chosen = '', label = chosen) =>
  options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label }]
