import { Alert, Button, Stack } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { subscribeToEnd, subscribeToRefusal } from '../api/desk-fetch.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { forgetEverybody, meQuery } from '../api/me.ts'
import { Shell } from './shell.tsx'

/** Redirects to the sign-in page, and back afterwards. Another member gets a fresh page. */
export function StaffOnly() {
  const client = useQueryClient()
  const me = useQuery(meQuery)
  const { pathname, search } = useLocation()
  useEffect(() => subscribeToEnd(() => forgetEverybody(client)), [client])
  useEffect(() => subscribeToRefusal(() => void client.invalidateQueries(meQuery)), [client])
  if (me.data?.owesSecondFactor && pathname !== '/account') return <Navigate to="/account" replace />
  if (me.data) return <Shell key={me.data.member.id} {...me.data} />
  if (me.data === null)
    return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />
  if (me.error) return <NotLoaded error={me.error} onRetry={() => void me.refetch()} />
  return (
    <main style={{ padding: '2rem' }}>
      <LoadingLines label={desk.loading} />
    </main>
  )
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main style={{ padding: '2rem' }}>
      <Alert title={desk.failure.heading} role="alert">
        <Stack align="start">
          {failureSentence(error)}
          <Button onClick={onRetry}>{desk.failure.retry}</Button>
        </Stack>
      </Alert>
    </main>
  )
}
