import { Box, Group, Stack, Text } from '@mantine/core'
import { profile } from '@northword/content/orders/profile'
import { auth } from '@northword/content/site/auth'
import type { SessionView } from '@northword/contract/people/auth'
import { authMessages } from '@northword/contract/messages'
import { useEffect, useRef } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { formatMoment } from '../../site/ui/date-format.ts'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'
import { rowsOf, usePaged } from '../frame/refetching.ts'
import { Small } from '../../components/small.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { Outcome } from '../../components/outcome.tsx'
import { ShowMore } from '../frame/show-more.tsx'
import { Press } from '../frame/press.tsx'
import { useGoHomeSignedOut, useSignOut } from '../frame/sign-out.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useFormAddress } from './form-address.ts'
import { useEndSession } from './use-end-session.ts'

const words = profile.sessions

/** Signed-in browsers, each with a button that signs it out. */
export function Sessions() {
  const { input, options } = usePaged()
  const pages = trpc.auth.listSessions.useInfiniteQuery(input, options)
  const query = rowsOf(pages, ({ sessions }) => sessions)
  const { end, ending, ended, error } = useEndSession(input)
  const here = useSignOut()
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Other forms are on this page.
    if (ended && !document.activeElement?.matches('input')) done.current?.focus()
  }, [ended])
  return (
    <>
      <Box w="100%">
        <Loaded query={query} skeleton={<LoadingLines label={words.loading} lines={2} isPage={false} />}>
          {(sessions) => (
            <ShowMore pages={pages} count={sessions.length}>
              <ul role="list">
                {sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    {...{ session, here, onEnd: end, pending: ending === session.id }}
                  />
                ))}
              </ul>
            </ShowMore>
          )}
        </Loaded>
      </Box>
      <Outcome
        ref={done}
        form="end-session"
        served={words.otherSignedOut}
        done={ended !== '' && words.signedOut(ended)}
        error={error}
      />
      <Outcome error={here.error} unreachable={auth.signOut.unreachable} />
      <SignOutEverywhere />
    </>
  )
}

interface SessionRowProps {
  session: SessionView
  /** Signs this browser out. */
  here: ReturnType<typeof useSignOut>
  pending: boolean
  onEnd: (session: SessionView) => Promise<void>
}

/** The button of the current session signs out here. */
function SessionRow({ session, here, pending, onEnd }: SessionRowProps) {
  const action = useFormAddress('end-session')
  const timeZone = useTimeZone()
  const { device, createdAt, isCurrent } = session
  const lastSeen = formatMoment(session.lastSeenAt, timeZone)
  return (
    <li data-row>
      <Group justify="space-between" gap="sm" py="sm" style={{ borderBottom: '1px solid var(--hairline)' }}>
        <div>
          <Text component="div" fw={600}>
            {device} {isCurrent && <StatusBadge status={words.current} />}
          </Text>
          <Small>{words.since(formatMoment(createdAt, timeZone))}</Small>
          <Small>{words.lastSeen(lastSeen)}</Small>
        </div>
        <Press
          action={isCurrent ? '/dashboard/sign-out' : action}
          fields={isCurrent ? {} : { id: session.id }}
          size="sm"
          disabled={pending || here.signingOut}
          aria-label={words.signOutAccessible(device, lastSeen)}
          // The list shows the error.
          onPress={() => (isCurrent ? here.signOut() : void onEnd(session).catch(() => {}))}
        >
          {words.signOut}
        </Press>
      </Group>
    </li>
  )
}

/** Includes this session. */
function SignOutEverywhere() {
  const goHomeSignedOut = useGoHomeSignedOut()
  const { mutate, isPending, error } = trpc.auth.signOutEverywhere.useMutation({
    onSuccess: () =>
      goHomeSignedOut({ title: authMessages.signedOutTitle, description: words.everywhereDone }),
  })
  return (
    <Stack gap="xs" align="start">
      <Press
        action={useFormAddress('sign-out-everywhere')}
        size="sm"
        disabled={isPending}
        onPress={() => mutate()}
      >
        {words.everywhere}
      </Press>
      <Small>{words.everywhereHint}</Small>
      <Outcome form="sign-out-everywhere" error={error} />
    </Stack>
  )
}
