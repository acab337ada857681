import { useRef } from 'react'
import { randomUuid } from '../../site/device/random-uuid.ts'

/**
 * Idempotency key of what a form sends. Changed content gets a new key, even if the last call got no answer; `renew`
 * makes the next call another act, also with the same content.
 */
export function useKeyOf() {
  const last = useRef<{ content: string; key: string }>(null)
  const keyFor = (content: string): string => {
    if (last.current?.content !== content) last.current = { content, key: randomUuid() }
    return last.current.key
  }
  const renew = () => {
    last.current = null
  }
  return { keyFor, renew }
}
