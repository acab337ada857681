import { linkTokenPattern } from '@northword/contract/link-token'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { usePageState, usePosted } from '../../site/served/page-state.tsx'
import { linkClient } from './link-client.ts'

/** How far the link is that led here; `open` also where there was none, and the browser may have opened one before. */
type Opening = { kind: 'waiting' | 'open' | 'dead' | 'closed' } | { kind: 'failed'; message: string }

/**
 * Takes the secret of a link out of the address, where it does not stay for a moment, and exchanges it for the cookie
 * that opens its order. A second link that is opened in the same tab takes the place of the first.
 */
export function useOpening() {
  const { byLink } = usePageState()
  const client = useQueryClient()
  const isClosed = usePosted('close-order')?.kind === 'sent' && !byLink
  const [opening, setOpening] = useState<Opening>({ kind: byLink ? 'open' : isClosed ? 'closed' : 'waiting' })
  const secret = useRef<string | null>(null)

  const open = useCallback(async () => {
    const given = secret.current
    if (given === null) return setOpening({ kind: isClosed ? 'closed' : 'open' })
    setOpening({ kind: 'waiting' })
    const opened = linkTokenPattern.test(given) ? await exchange(given) : ({ kind: 'dead' } as const)
    if (secret.current !== given) return
    // What the browser had open before is another order.
    client.clear()
    setOpening(opened)
  }, [client, isClosed])

  useLayoutEffect(() => {
    const take = () => {
      secret.current = takeFromAddress() ?? secret.current
      void open()
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [open])

  /** Whether a link led to this page, now or before it was loaded anew. */
  const hadLink = byLink === true || opening.kind === 'dead'
  return { opening, hadLink, retry: () => void open(), close: () => setOpening({ kind: 'closed' }) }
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
  if (hash === '') return null
  window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(1)
}
