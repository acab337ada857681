import { useRef } from 'react'
import { randomUuid } from '../../site/device/random-uuid.ts'

interface Keyed {
  content: string
  key: string
}

/**
 * Idempotency key of what a form sends. Changed content gets a new key, even if the last call got no answer.
 * @param before the last attempt that the device has kept
 */
export function useKeyOf(before: Keyed | null = null) {
  const last = useRef(before)
  const keyFor = (content: string): string => {
    if (last.current?.content !== content) last.current = { content, key: randomUuid() }
    return last.current.key
  }
  /** Makes the next call another act, also with the same content. */
  const renew = () => {
    last.current = null
  }
  return { keyFor, renew }
}
