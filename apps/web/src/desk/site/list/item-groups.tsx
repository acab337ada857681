import { Table, Text } from '@mantine/core'
import { deskSite } from '@northword/content/desk/desk-site'
import { titleOf } from '@northword/content/desk/fields/title-of'
import { type ContentKind, ownKinds } from '@northword/contract/content/content-items'
import type { SiteItemRow } from '@northword/contract/desk/site'
import { Link } from 'react-router-dom'
import { Part } from '../../frame/part.tsx'
import { focusRow } from '../../keys/focus-row.ts'
import { useKeys } from '../../keys/single-keys.ts'
import { ColumnHeads } from '../../rows/column-heads.tsx'
import { Moment } from '../../time/moment.tsx'
import { itemPath } from '../calls/item-paths.ts'
import { ItemStateWord } from '../calls/item-state-word.tsx'
import { AddItem } from './add-item.tsx'
import styles from './list.module.css'

const words = deskSite.table

/** In the order in which a studio thinks of its site. */
const groups = Object.keys(deskSite.kinds) as ContentKind[]

/** One table a kind. `j` and `k` move through all rows, as in the queue. */
export function ItemGroups({ items }: { items: readonly SiteItemRow[] }) {
  useKeys({ j: () => focusRow(1), k: () => focusRow(-1) })
  return groups.map((kind) => {
    const own = ownKinds.find((each) => each === kind)
    const rows = items.filter((item) => item.kind === kind).sort(archivedLast)
    return (
      <div key={kind} className={styles.group}>
        <Part heading={deskSite.kinds[kind]}>
          {rows.length === 0 ? <Text size="sm">{words.none}</Text> : <ItemTable kind={kind} rows={rows} />}
          {own && <AddItem kind={own} count={rows.length} />}
        </Part>
      </div>
    )
  })
}

const archivedLast = (one: SiteItemRow, other: SiteItemRow) => Number(one.archived) - Number(other.archived)

const ItemTable = ({ kind, rows }: { kind: ContentKind; rows: readonly SiteItemRow[] }) => (
  <Table aria-label={deskSite.kinds[kind]} className={styles.table ?? ''}>
    <ColumnHeads columns={['title', 'state', 'problems', 'changed']} labels={words} />
    <Table.Tbody>
      {rows.map((item) => (
        <ItemRow key={item.key} item={item} />
      ))}
    </Table.Tbody>
  </Table>
)

function ItemRow({ item }: { item: SiteItemRow }) {
  const { draft, problems } = item
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Link to={itemPath(item)} data-row={`${item.kind}/${item.key}`}>
          {titleOf(item)}
        </Link>
        {item.kind === 'services' && <span className={styles.key}> {item.key}</span>}
      </Table.Th>
      <Table.Td data-label={words.state}>
        <ItemStateWord item={item} />
      </Table.Td>
      <Table.Td data-label={words.problems} data-none={problems === 0 || undefined}>
        {problems === 0 ? words.noProblems : <b>{words.problemsOf(problems)}</b>}
      </Table.Td>
      <Table.Td data-label={words.changed} data-none={!draft || undefined}>
        {draft ? (
          <span>
            <Moment at={draft.changedAt} /> {words.by(draft.changedBy)}
          </span>
        ) : (
          words.unchanged
        )}
      </Table.Td>
    </Table.Tr>
  )
}
