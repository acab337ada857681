import { Text } from '@mantine/core'
import type { OrderMessageView } from '@northword/contract/conversation'
import type { ReactNode } from 'react'
import { formatMoment } from '../../site/ui/date-format.ts'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'
import styles from './messages.module.css'

interface MessagesProps<Message> {
  label: string
  messages: readonly Message[]
  /** Who wrote one, as its reader names them. */
  writerOf: (message: Message) => string
  /** What there is to say of one beside its text. */
  noteOf?: (message: Message) => ReactNode
  isCancelled?: (message: Message) => boolean
}

/** A conversation, the oldest message first: who wrote, when and what, as plain text. */
export function Messages<Message extends OrderMessageView>(props: MessagesProps<Message>) {
  const { label, messages, writerOf, noteOf, isCancelled } = props
  const timeZone = useTimeZone()
  return (
    <ol role="list" aria-label={label} className={styles.list}>
      {messages.map((message) => (
        <li
          key={message.id}
          className={styles.message}
          data-from={message.from}
          data-cancelled={isCancelled?.(message) || undefined}
        >
          <Text size="sm" c="dimmed">
            <Text span fw={600} c="var(--ink)">
              {writerOf(message)}
            </Text>
            {' · '}
            <time dateTime={message.at}>{formatMoment(message.at, timeZone)}</time>
          </Text>
          <p className={styles.text}>{message.text}</p>
          {noteOf?.(message)}
        </li>
      ))}
    </ol>
  )
}
