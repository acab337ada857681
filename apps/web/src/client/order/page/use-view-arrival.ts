import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { enterEntry } from '../../../site/navigation/scroll-positions.ts'
import { type TextView, textViewAt } from '../address/text-view.ts'

/** Treats order, texts and comparisons as separate pages, although they share a path. */
export function useViewArrival(view: TextView | null) {
  const shown = view ? textViewAt(view) : ''
  const before = useRef(shown)
  const how = useNavigationType()
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const heading = document.querySelector('h1')
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
    const position = enterEntry(key)
    window.scrollTo(0, (how === NavigationType.Pop && position) || 0)
  }, [shown, how, key])
}
