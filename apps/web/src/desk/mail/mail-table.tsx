import { Table, Text, UnstyledButton } from '@mantine/core'
import { deskMails as words } from '@northword/content/desk/desk-mails'
import type { MailRow } from '@northword/contract/desk/desk-mails'
import { lazy, Suspense, useState } from 'react'
import { PartBoundary } from '../../site/parts/part-boundary.tsx'
import { Hint } from '../frame/hint.tsx'
import { NotLoaded } from '../frame/page-boundary.tsx'
import { ColumnHeads } from '../rows/column-heads.tsx'
import { Moment } from '../time/moment.tsx'
import styles from './mail-table.module.css'

const ReadMail = lazy(() => import('./read-mail.tsx'))

const all = ['mail', 'to', 'at', 'state'] as const

interface MailTableProps {
  mails: readonly MailRow[]
  onChanged: () => void
}

export function MailTable({ mails, onChanged }: MailTableProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)
  const close = () => setOpenId(null)
  const open = (id: string) => {
    setBroken(false)
    setOpenId(id)
  }
  const onBroken = () => {
    close()
    setBroken(true)
  }
  // Writers see no addresses.
  const columns = mails.some(({ to }) => to !== null) ? all : all.filter((column) => column !== 'to')
  if (mails.length === 0) return <Text c="dimmed">{words.none}</Text>
  return (
    <div className={styles.place}>
      <Table aria-label={words.caption} className={styles.table ?? ''} verticalSpacing="xs">
        <ColumnHeads columns={columns} labels={words.columns} />
        <Table.Tbody>
          {mails.map((mail) => (
            <Row key={mail.id} mail={mail} onOpen={() => open(mail.id)} />
          ))}
        </Table.Tbody>
      </Table>
      {isBroken && <NotLoaded />}
      {openId && (
        <PartBoundary onBroken={onBroken}>
          <Suspense>
            <ReadMail id={openId} onClose={close} onChanged={onChanged} />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  )
}

function Row({ mail, onOpen }: { mail: MailRow; onOpen: () => void }) {
  const { kind, subject, to, createdAt, status, answer, isOpen } = mail
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {isOpen ? (
          <UnstyledButton
            className={styles.subject ?? ''}
            aria-label={words.openNamed(subject)}
            onClick={onOpen}
          >
            {subject}
          </UnstyledButton>
        ) : (
          subject
        )}
        <Hint size="xs">{words.kinds[kind] ?? words.otherKind}</Hint>
      </Table.Th>
      {to !== null && <Table.Td data-label={words.columns.to}>{to}</Table.Td>}
      <Table.Td data-label={words.columns.at}>
        <Moment at={createdAt} />
      </Table.Td>
      <Table.Td data-label={words.columns.state} data-state={status} className={styles.state}>
        {words.state(words.states[status], answer)}
      </Table.Td>
    </Table.Tr>
  )
}
