import { deskCase as words } from '@northword/content/desk/desk-case'
import { useParams } from 'react-router-dom'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Fetched } from '../../frame/fetched.tsx'
import { KeyHelp } from '../../keys/key-help.tsx'
import { Case } from './case.tsx'
import { useCase } from '../current/use-case.ts'

export default function CasePage() {
  const { number = '' } = useParams()
  const query = useCase(number)
  return (
    <>
      <BackLink to="/">{words.back}</BackLink>
      <DeskHead heading={number} state={query.data && <StatusBadge status={query.data.order.status} />}>
        <KeyHelp />
      </DeskHead>
      <Fetched query={query} label={words.loading} missing={words.notFound}>
        {(found) => <Case found={found} />}
      </Fetched>
    </>
  )
}
