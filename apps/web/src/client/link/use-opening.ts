import { linkTokenPattern } from '@northword/contract/people/link-token'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { usePageState, usePosted } from '../../site/served/page-state.tsx'
import { linkClient } from './link-client.ts'

/** State of the link that led here. `open` also without a link: the browser may have opened one before. */
type Opening =
  | { kind: 'waiting' | 'open' | 'dead' | 'rejected' | 'closed' }
  | { kind: 'failed'; message: string }

/**
 * Removes the link's token from the address at once, and exchanges it for the cookie that opens its order. A second
 * link in the same tab replaces the first.
 */
export function useOpening() {
  const { byLink } = usePageState()
  const client = useQueryClient()
  const isRejected = usePosted('reject-address')?.kind === 'sent'
  const isClosed = usePosted('close-order')?.kind === 'sent' && !byLink
  const rest = isRejected ? 'rejected' : isClosed ? 'closed' : 'open'
  const [opening, setOpening] = useState<Opening>({ kind: byLink || rest !== 'open' ? rest : 'waiting' })
  const secret = useRef<string | null>(null)

  const open = useCallback(async () => {
    const given = secret.current
    if (given === null) return setOpening({ kind: rest })
    setOpening({ kind: 'waiting' })
    const opened = linkTokenPattern.test(given) ? await exchange(given) : ({ kind: 'dead' } as const)
    if (secret.current !== given) return
    // Another order may have been open in this browser.
    client.clear()
    setOpening(opened)
  }, [client, rest])

  useLayoutEffect(() => {
    const take = () => {
      const given = takeFromAddress()
      // A mutilated link leaves the page as it is.
      if (!linkTokenPattern.test(given ?? '')) return
      secret.current = given
      void open()
    }
    secret.current = takeFromAddress() ?? secret.current
    void open()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [open])

  /** A link led to this page, now or before a reload. */
  const hadLink = byLink === true || opening.kind === 'dead'
  return {
    opening,
    hadLink,
    retry: () => void open(),
    end: (kind: 'rejected' | 'closed') => setOpening({ kind }),
  }
}

async function exchange(token: string): Promise<Opening> {
  try {
    await linkClient.orderLinks.open.mutate({ token })
    return { kind: 'open' }
  } catch (error) {
    const { status, message } = callFailure(error)
    return status === 400 ? { kind: 'dead' } : { kind: 'failed', message }
  }
}

function takeFromAddress(): string | null {
  const { hash, pathname, search } = window.location
  const given = hash.slice(1)
  // The skip link leads to an element.
  if (!given || document.getElementById(given)) return null
  window.history.replaceState(window.history.state, '', pathname + search)
  return given
}
