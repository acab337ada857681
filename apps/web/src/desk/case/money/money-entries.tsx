import { Table, Text, UnstyledButton } from '@mantine/core'
import { deskMoney as words } from '@northword/content/desk/desk-money'
import { formatPrice } from '@northword/contract/money/format-price'
import { sheetAddress } from '@northword/content/site/sheets'
import { company } from '@northword/content/studio/company'
import { calendarDay, studioDay } from '@northword/content/studio/format-time'
import type { EntryView } from '@northword/contract/money/money-view'
import { Hint } from '../../frame/hint.tsx'
import { ColumnHeads } from '../../rows/column-heads.tsx'
import styles from './money-entries.module.css'

interface MoneyEntriesProps {
  entries: readonly EntryView[]
  onReverse: (entryId: string) => void
}

/** Ledger entries, the oldest first. Entries never change: a mistake is reversed by another entry. */
export function MoneyEntries({ entries, onReverse }: MoneyEntriesProps) {
  return (
    <div className={styles.place}>
      <Table
        aria-label={words.entries}
        className={styles.table ?? ''}
        verticalSpacing="xs"
        horizontalSpacing="xs"
      >
        <ColumnHeads columns={['when', 'what', 'amount']} labels={words.columns} />
        <Table.Tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} entries={entries} onReverse={() => onReverse(entry.id)} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

interface EntryRowProps {
  entry: EntryView
  entries: readonly EntryView[]
  onReverse: () => void
}

function EntryRow({ entry, entries, onReverse }: EntryRowProps) {
  const kind = words.kinds[entry.kind]
  const amount = formatPrice(Math.abs(entry.cents))
  const isReversed = entries.some(({ reverses }) => reverses === entry.id)
  const about = [entry.method && words.methods[entry.method], entry.reference, entry.reason, entry.memberName]
  return (
    <Table.Tr>
      <Table.Td className={styles.when ?? ''}>{dayOf(entry)}</Table.Td>
      <Table.Td className={styles.what ?? ''}>
        {isReversed ? <s>{kind}</s> : kind}{' '}
        {entry.kind !== 'reversal' && !isReversed && (
          <UnstyledButton
            fz="xs"
            td="underline"
            py="0.25rem"
            aria-label={words.reverseEntry(kind, amount)}
            onClick={onReverse}
          >
            {words.acts.reverse.open}
          </UnstyledButton>
        )}
        <Hint size="xs">{about.filter(Boolean).join(' · ')}</Hint>
        {entry.documentNumber && <DocumentLink number={entry.documentNumber} isWithdrawn={isReversed} />}
      </Table.Td>
      <Table.Td className={styles.amount ?? ''}>{entry.cents < 0 ? `−${amount}` : amount}</Table.Td>
    </Table.Tr>
  )
}

/** The date on its document, in the studio's time zone. */
const dayOf = ({ receivedOn, at }: EntryView) =>
  receivedOn ? calendarDay(receivedOn) : studioDay(new Date(at), company.timeZone)

const DocumentLink = ({ number, isWithdrawn }: { number: string; isWithdrawn: boolean }) => (
  <Text size="xs">
    <a
      href={sheetAddress('document', number)}
      target="_blank"
      rel="noopener"
      aria-label={words.documents.open(number)}
    >
      {number}
    </a>{' '}
    {isWithdrawn && words.documents.withdrawn}
  </Text>
)
