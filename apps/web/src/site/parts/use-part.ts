import { useEffect, useState } from 'react'

/**
 * Optional code: null until loaded. Loads at the first `occasion` that is neither null nor 0, and retries at the
 * next; `load` must be stable across renders.
 */
export function usePart<Part>(load: () => Promise<Part>, occasion: unknown): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    if (part || !occasion) return
    // A failure changes nothing else on the page. The next occasion retries.
    load().then(
      (fetched) => setPart(() => fetched),
      () => {},
    )
  }, [load, part, occasion])
  return part
}
