import { useEffect, useRef, useState } from 'react'

/** After an answer: focuses the next comment, or the sentence that none is left. */
export function useFocusOnNext(next: string | undefined) {
  const count = useRef<HTMLParagraphElement>(null)
  const [times, setTimes] = useState(0)
  const target = useRef(next)
  useEffect(() => {
    target.current = next
  }, [next])
  useEffect(() => {
    if (times === 0) return
    const card = target.current && document.getElementById(target.current)
    if (card) card.focus()
    else count.current?.focus()
  }, [times])
  return { count, answered: () => setTimes((before) => before + 1) }
}
