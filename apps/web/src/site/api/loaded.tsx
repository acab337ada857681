import { dashboard } from '@northword/content/dashboard'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { callFailure } from './call-failure.ts'
import styles from './loaded.module.css'

/** What is known of something that is being fetched. */
export interface Query<Data> {
  data: Data | undefined
  error: unknown
  isFetching: boolean
}

interface LoadedProps<Data> {
  query: Query<Data>
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * What was fetched; before that its skeleton, or what went wrong and the way to try again, with
 * everything else on the page that went wrong.
 */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const { data, error } = query
  const place = useRef<HTMLDivElement>(null)
  const retried = useRef(false)
  const client = useQueryClient()
  useEffect(() => {
    if (error || !retried.current) return
    retried.current = false
    // The button that had the focus is gone.
    place.current?.focus()
  }, [error])
  const retry = () => {
    retried.current = true
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {error ? <Failure query={query} isStale={data !== undefined} onRetry={retry} /> : null}
      {data === undefined ? !error && skeleton : children(data)}
    </div>
  )
}

interface FailureProps {
  query: Query<unknown>
  isStale: boolean
  onRetry: () => void
}

function Failure({ query, isStale, onRetry }: FailureProps) {
  const { failure } = dashboard
  const sentence = callFailure(query.error).message || failure.unreachable
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.heading}>{isStale ? failure.stale : failure.heading}</p>
      <p>{sentence}</p>
      <Button size="small" disabled={query.isFetching} onClick={onRetry}>
        {failure.retry}
      </Button>
    </div>
  )
}
