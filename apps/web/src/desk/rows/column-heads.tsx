import { Table, VisuallyHidden } from '@mantine/core'

interface ColumnHeadsProps<Column extends string> {
  /** From left to right. */
  columns: readonly Column[]
  labels: Readonly<Record<Column, string>>
  /** Accessible name of a last column of buttons, which shows none. */
  actions?: string
}

export const ColumnHeads = <Column extends string>({
  columns,
  labels,
  actions,
}: ColumnHeadsProps<Column>) => (
  <Table.Thead>
    <Table.Tr>
      {columns.map((column) => (
        <Table.Th key={column} scope="col" data-column={column}>
          {labels[column]}
        </Table.Th>
      ))}
      {actions && (
        <Table.Th scope="col" data-column="actions">
          <VisuallyHidden>{actions}</VisuallyHidden>
        </Table.Th>
      )}
    </Table.Tr>
  </Table.Thead>
)
