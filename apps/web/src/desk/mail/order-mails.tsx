import { trpc } from '../../site/api/trpc.ts'
import { Mails, nextOf } from './mails.tsx'

export default function OrderMails({ number, onChanged }: { number: string; onChanged: () => void }) {
  const query = trpc.desk.mailsOfOrder.useInfiniteQuery({ number }, { ...nextOf, refetchInterval: 20_000 })
  return <Mails isPart query={query} onChanged={onChanged} />
}
