import { Button, Group, NativeSelect } from '@mantine/core'
import { deskOrders } from '@northword/content/desk/desk-orders'
import { catalogue } from '@northword/content/studio/catalogue'
import { calendarDay } from '@northword/content/studio/format-time'
import type { Colleague } from '@northword/contract/desk/desk'
import { orderSorts, type OrdersQuery, type OrderTerms } from '@northword/contract/desk/desk-orders'
import { orderStatuses } from '@northword/contract/orders/order-status'
import { trpc } from '../../site/api/trpc.ts'

const { filters: words, sorts } = deskOrders

interface FiltersProps {
  query: OrdersQuery
  /** An empty value removes the filter. */
  onChange: (changes: Partial<Record<keyof OrdersQuery, string>>) => void
  onClear: () => void
}

/** Counting takes the database some time, and terms are seldom changed. */
const countEveryMs = 300_000

export function Filters({ query, onChange, onClear }: FiltersProps) {
  const { data } = trpc.desk.listColleagues.useQuery()
  const counted = trpc.desk.countByTerms.useQuery(undefined, { staleTime: countEveryMs }).data
  const choices = filterChoices(query, data?.colleagues, counted?.counts)
  return (
    <Group role="group" aria-label={words.label} gap="sm" align="end" mb="md">
      {fieldsFor(query, counted?.counts).map((field) => (
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

type Counts = OrderTerms['counts']

/** Most studios never change their terms, and then have nothing to choose. */
const fieldsFor = ({ termsOf }: OrdersQuery, counts: Counts = []) => [
  ...(['status', 'sku', 'hand'] as const),
  ...(termsOf || counts.length > 1 ? (['termsOf'] as const) : []),
  'sort' as const,
]

/** Options of the list's filters; the empty value means no filter. */
const filterChoices = (
  { sku, hand, termsOf }: OrdersQuery,
  colleagues: readonly Colleague[] | undefined,
  counts: Counts = [],
) => ({
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
  termsOf: withChosen(
    [every(words.anyTerms), ...counts.map((each) => ({ value: each.termsOf, label: dayOf(each.termsOf) }))],
    termsOf,
    termsOf && dayOf(termsOf),
  ),
  // The first is the default.
  sort: orderSorts.map((value, at) => ({ value: at === 0 ? '' : value, label: sorts[value] })),
})

const every = (label: string) => ({ value: '', label })

const dayOf = (termsOf: string) => (termsOf === 'unrecorded' ? words.unrecordedTerms : calendarDay(termsOf))

/** The options, and the chosen one: orders and saved views outlive a service and a member. */
const withChosen = (options: { value: string; label: string }[], chosen = '', label = chosen) =>
  options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label }]
