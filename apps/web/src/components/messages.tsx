import { Text } from '@mantine/core'
import type { OrderMessageView } from '@northword/contract/orders/conversation'
import type { ReactNode, Ref } from 'react'
import { Small } from './small.tsx'
import { formatMoment } from '../site/ui/date-format.ts'
import { useTimeZone } from '../site/ui/use-time-zone.ts'
import styles from './messages.module.css'

interface MessagesProps<Message> {
  ref: Ref<HTMLOListElement>
  label: string
  messages: readonly Message[]
  /** Name of the writer, as the reader knows them. */
  writerOf: (message: Message) => string
  /** A line beside the text. */
  noteOf?: (message: Message) => ReactNode
  isCancelled?: (message: Message) => boolean
}

/** Messages as plain text, the oldest first. */
export function Messages<Message extends OrderMessageView>(props: MessagesProps<Message>) {
  const { ref, label, messages, writerOf, noteOf, isCancelled } = props
  const timeZone = useTimeZone()
  return (
    <ol ref={ref} role="list" aria-label={label} className={styles.list}>
      {messages.map((message) => (
        <li
          key={message.id}
          tabIndex={-1}
          className={styles.message}
          data-from={message.from}
          data-cancelled={isCancelled?.(message) || undefined}
        >
          <Small>
            <Text span fw={600} c="var(--ink)">
              {writerOf(message)}
            </Text>
            {' · '}
            <time dateTime={message.at}>{formatMoment(message.at, timeZone)}</time>
          </Small>
          <p className={styles.text}>{message.text}</p>
          {noteOf?.(message)}
        </li>
      ))}
    </ol>
  )
}
