import { useRef, useState } from 'react'
import type { LinkOutcome } from './link-outcome.ts'

/**
 * Using a mailed link, by a press of a button. How that ended is told until another link is opened in the
 * same tab.
 */
export function useLinkPress(load: () => Promise<(token: string) => Promise<LinkOutcome>>, token: string) {
  const inFlight = useRef(false)
  const [working, setWorking] = useState(false)
  const [ended, setEnded] = useState<{ of: string; outcome: LinkOutcome } | null>(null)

  const press = async () => {
    if (inFlight.current || !token) return
    inFlight.current = true
    setWorking(true)
    const outcome = await load()
      .then((use) => use(token))
      .catch((): LinkOutcome => ({ kind: 'unreachable', message: '' }))
    inFlight.current = false
    setWorking(false)
    setEnded({ of: token, outcome })
  }

  return { press, working, outcome: ended && ended.of === token ? ended.outcome : null }
}
