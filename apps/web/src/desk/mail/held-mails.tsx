import { Button, Paper, Text } from '@mantine/core'
import { deskMails } from '@northword/content/desk/desk-mails'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { subscribeToChange } from '../api/desk-fetch.ts'
import { deskClient } from '../api/desk-client.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { Done } from '../frame/done.tsx'
import notice from '../frame/notice.module.css'
import { useKeys } from '../keys/single-keys.ts'
import styles from './held-mails.module.css'

const words = deskMails.held

/** The member's held mails. A button cancels each; a key cancels the latest. */
export default function HeldMails() {
  const held = useHeld()
  const cancel = useCancel()
  const latest = held.at(-1)
  const { isSuccess, variables: cancelled, reset } = cancel
  const isAnotherHeld = held.some(({ id }) => id !== cancelled)
  // The sentence is about the cancelled mail, and must not come back when another one has left.
  useEffect(() => {
    if (isSuccess && isAnotherHeld) reset()
  }, [isSuccess, isAnotherHeld, reset])
  useKeys({ x: () => latest && !cancel.isPending && cancel.mutate(latest.id) })
  return (
    <section aria-label={words.label} className={styles.held}>
      {held.map(({ id, subject, seconds }) => (
        <Paper key={id} withBorder className={notice.notice ?? ''} data-notice>
          <Text size="sm" className={styles.text ?? ''}>
            {words.sending(subject, seconds)}
          </Text>
          <Button
            aria-label={words.cancelNamed(subject)}
            disabled={cancel.isPending}
            onClick={() => cancel.mutate(id)}
          >
            {words.cancel}
          </Button>
        </Paper>
      ))}
      <span role="status" className={styles.spoken}>
        {latest && words.spoken(latest.subject)}
      </span>
      {cancel.error ? <Text role="alert">{failureSentence(cancel.error)}</Text> : null}
      <Done isBeside>{isSuccess && held.length === 0 && words.cancelled}</Done>
    </section>
  )
}

/** Held mails with the seconds left. Refetched after every change from this desk. */
function useHeld() {
  const client = useQueryClient()
  const query = useQuery(heldQuery)
  useEffect(() => subscribeToChange(() => void client.invalidateQueries(heldQuery)), [client])
  const now = useSeconds((query.data ?? []).length > 0)
  return (query.data ?? []).flatMap(({ heldMs, ...mail }) => {
    const seconds = Math.ceil((heldMs - Math.max(0, now - query.dataUpdatedAt)) / 1_000)
    return seconds > 0 ? [{ ...mail, seconds }] : []
  })
}

/** Updates while `runs` is true. */
function useSeconds(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [runs])
  return now
}

/** Refetches everything afterwards, so that the page shows the outcome. */
function useCancel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => deskClient.desk.cancelMail.mutate({ id }),
    onSettled: () => client.invalidateQueries(),
  })
}

/** The member's mails that can still be cancelled. */
const heldQuery = queryOptions({
  queryKey: ['desk', 'held mails'],
  queryFn: () => deskClient.desk.heldMails.query(),
  staleTime: 0,
})
