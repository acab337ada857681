import { Badge, Button, Stack, Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { deskMessage as words } from '@northword/content/desk/desk-message'
import type { MessageView } from '@northword/contract/desk/desk-messages'
import { useParams } from 'react-router-dom'
import { Outcome } from '../../components/outcome.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { formatMoment } from '../../site/ui/date-format.ts'
import { fresh } from '../api/fresh.ts'
import { BackLink } from '../frame/back-link.tsx'
import { DeskHead } from '../frame/desk-head.tsx'
import { useOfferUndo } from '../undo/undo-context.ts'
import styles from '../frame/as-typed.module.css'
import { Fetched } from '../frame/fetched.tsx'
import { Hint } from '../frame/hint.tsx'

/** A message from the contact form. */
export default function MessagePage() {
  const { id = '' } = useParams()
  const query = trpc.desk.findMessage.useQuery({ id }, fresh)
  return (
    <>
      <BackLink to="/">{deskCase.back}</BackLink>
      <DeskHead heading={query.data ? words.heading(query.data.name) : words.shell} />
      <Fetched query={query} label={words.loading} missing={words.notFound}>
        {(message) => <Message message={message} />}
      </Fetched>
    </>
  )
}

function Message({ message }: { message: MessageView }) {
  const { id, email, isUrgent, createdAt, dueAt, answeredAt } = message
  return (
    <Stack gap="md" align="start">
      <Text c="dimmed">
        {isUrgent && (
          <Badge bg="var(--red-pen)" c="var(--on-red)">
            {words.urgent}
          </Badge>
        )}{' '}
        <a href={`mailto:${email}`}>{email}</a> {words.received(formatMoment(createdAt))}{' '}
        {answeredAt ? words.answered(formatMoment(answeredAt)) : dueAt && words.answerBy(formatMoment(dueAt))}
      </Text>
      <Text className={styles.note}>{message.message}</Text>
      <Button
        variant="filled"
        component="a"
        href={`mailto:${email}?subject=${encodeURIComponent(words.subject)}`}
      >
        {words.write}
      </Button>
      {!answeredAt && <Settle id={id} />}
    </Stack>
  )
}

function Settle({ id }: { id: string }) {
  const utils = trpc.useUtils()
  const offerUndo = useOfferUndo()
  const settle = trpc.desk.settleMessage.useMutation({
    onSuccess: () => offerUndo({ done: words.settled, of: { id } }),
    onSettled: () => void utils.desk.invalidate(),
  })
  return (
    <>
      <Button loading={settle.isPending} onClick={() => settle.mutate({ id })}>
        {words.settle}
      </Button>
      <Hint>{words.hint}</Hint>
      <Outcome error={settle.error} />
    </>
  )
}
