import { Alert, Button, Stack } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { callFailure } from '../site/api/call-failure.ts'
import { onPlainClick } from './plain-click.ts'

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

/** Shows the data, the skeleton, or the error with a button that retries all failed queries of the page. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const { data, error } = query
  const place = useRef<HTMLDivElement>(null)
  const retried = useRef(false)
  const client = useQueryClient()
  useEffect(() => {
    if (error || !retried.current) return
    retried.current = false
    // The focused button is removed.
    place.current?.focus()
  }, [error])
  const retry = () => {
    retried.current = true
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
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
  const { pathname, search } = useLocation()
  return (
    <Alert title={isStale ? failure.stale : failure.heading} mb="lg">
      <Stack align="start">
        {callFailure(query.error).message || failure.unreachable}
        <Button
          component={Link}
          to={pathname + search}
          size="sm"
          aria-disabled={query.isFetching || undefined}
          onClick={onPlainClick(() => query.isFetching || onRetry())}
        >
          {failure.retry}
        </Button>
      </Stack>
    </Alert>
  )
}
