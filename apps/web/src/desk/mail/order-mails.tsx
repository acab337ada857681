import { deskMails as words } from '@northword/content/desk-mails'
import { Loaded } from '../../client/frame/loaded.tsx'
import { LoadingLines } from '../../client/frame/loading-lines.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { MailTable } from './mail-table.tsx'

/** The mails about an order, with what became of each. */
export default function OrderMails({ number, onChanged }: { number: string; onChanged: () => void }) {
  const query = trpc.desk.mailsOfOrder.useQuery({ number }, { refetchInterval: 20_000 })
  return (
    <Loaded query={query} skeleton={<LoadingLines label={words.loading} />}>
      {(mails) => <MailTable mails={mails} onChanged={onChanged} />}
    </Loaded>
  )
}
