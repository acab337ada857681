import { Button, Group, NativeSelect } from '@mantine/core'
import { deskOrders } from '@northword/content/desk/desk-orders'
import type { OrdersQuery } from '@northword/contract/desk/desk-orders'
import { trpc } from '../../site/api/trpc.ts'
import styles from './filters.module.css'
import { filterChoices } from './filter-choices.ts'

const words = deskOrders.filters

interface FiltersProps {
  query: OrdersQuery
  /** An empty value removes the filter. */
  onChange: (changes: Partial<Record<keyof OrdersQuery, string>>) => void
  onClear: () => void
}

export function Filters({ query, onChange, onClear }: FiltersProps) {
  const choices = filterChoices(trpc.desk.listColleagues.useQuery().data?.colleagues ?? [])
  return (
    <Group role="group" aria-label={words.label} gap="sm" align="end" mb="md">
      {(['status', 'sku', 'hand', 'sort'] as const).map((field) => (
        <NativeSelect
          key={field}
          className={styles.filter ?? ''}
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
