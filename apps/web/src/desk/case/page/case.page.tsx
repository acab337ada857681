import { Text } from '@mantine/core'
import { deskCase as words } from '@northword/content/desk/desk-case'
import { useParams } from 'react-router-dom'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { callFailure } from '../../../site/api/call-failure.ts'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Fetched } from '../../frame/fetched.tsx'
import { KeyHelp } from '../../keys/key-help.tsx'
import { Case } from './case.tsx'
import { useCase } from '../current/use-case.ts'

export default function CasePage() {
  const { number = '' } = useParams()
  const query = useCase(number)
  const isMissing = query.error !== null && callFailure(query.error).status === 404
  return (
    <>
      <BackLink to="/">{words.back}</BackLink>
      <DeskHead heading={number} state={query.data && <StatusBadge status={query.data.order.status} />}>
        <KeyHelp />
      </DeskHead>
      {isMissing ? (
        <Text mt="md">{words.notFound}</Text>
      ) : (
        <Fetched query={query} label={words.loading}>
          {(found) => <Case found={found} />}
        </Fetched>
      )}
    </>
  )
}
