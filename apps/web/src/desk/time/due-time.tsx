import { Text } from '@mantine/core'
import { formatMoment } from '../../site/ui/date-format.ts'
import { useNow } from './clock.ts'
import styles from './due-time.module.css'
import { dueIn } from './spans.ts'

/** Time left to a promise, and the working hours in it; the tooltip has the date. */
export function DueTime({ dueAt }: { dueAt: string | null }) {
  const { text, working, isLate } = dueIn(dueAt, useNow())
  return (
    <>
      <time
        className={styles.due}
        data-late={isLate || undefined}
        dateTime={dueAt ?? undefined}
        title={dueAt ? formatMoment(dueAt) : undefined}
      >
        {text}
      </time>
      {working && ' '}
      {working && (
        <Text component="span" size="xs" c="dimmed" className={styles.due ?? ''}>
          {working}
        </Text>
      )}
    </>
  )
}
