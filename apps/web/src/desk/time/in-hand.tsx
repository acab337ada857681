import { Text } from '@mantine/core'
import { deskQueue } from '@northword/content/desk/desk-queue'
import type { Colleague } from '@northword/contract/desk/desk'
import { useMe } from '../session/use-me.ts'
import { useNow } from './clock.ts'
import styles from './due-time.module.css'
import { ageOf } from './spans.ts'

interface InHandProps {
  claimedBy: Colleague | null
  claimedAt: string | null
}

export function InHand({ claimedBy, claimedAt }: InHandProps) {
  const memberId = useMe().member.id
  const now = useNow()
  if (!claimedBy || !claimedAt) {
    return (
      <Text span c="dimmed" inherit>
        {deskQueue.free}
      </Text>
    )
  }
  return (
    <>
      {claimedBy.id === memberId ? deskQueue.you : claimedBy.name}{' '}
      <Text component="span" size="xs" c="dimmed" className={styles.due ?? ''}>
        {ageOf(claimedAt, now)}
      </Text>
    </>
  )
}
