import { useEffect, useState } from 'react'

/**
 * Code that the page can do without: null until it is here. It is fetched on the first occasion that is
 * neither null nor 0, and, where that failed, on the next one. `load` must be the same on every render.
 */
export function usePart<Part>(load: () => Promise<Part>, occasion: unknown): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    if (part || !occasion) return
    // A failure changes nothing else on the page. The next occasion fetches again.
    load().then(
      (fetched) => setPart(() => fetched),
      () => {},
    )
  }, [load, part, occasion])
  return part
}
