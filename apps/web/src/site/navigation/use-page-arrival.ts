import type { PageHead } from '@northword/content/site/pages'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { announcePage } from '../loader/page-event.ts'
import { updateHead } from './page-head.ts'
import { enterEntry, watchScroll } from './scroll-positions.ts'

/** Mimics a document load: scrolls to the top (not on Back or a hash), sets the title and focuses the heading. */
export function usePageArrival(head: PageHead) {
  const location = useLocation()
  const how = useNavigationType()
  const arrived = useRef<Location | null>(null)

  useEffect(watchScroll, [])

  useClientLayoutEffect(() => {
    const from = arrived.current
    arrived.current = location
    const position = enterEntry(location.key)
    if (!from || from === location) return
    const samePage = from.pathname === location.pathname
    if (!samePage) {
      updateHead(head, location.pathname)
      focusQuietly(document.querySelector('h1'))
    }
    if (how === NavigationType.Pop) {
      if (!samePage) window.scrollTo(0, position ?? 0)
    } else if (location.hash) {
      showPlace(location.hash.slice(1))
    } else if (!samePage || from.search === location.search) {
      // Another view of the same page (tab, filter) keeps the scroll position.
      window.scrollTo(0, 0)
    }
  }, [location, how, head])

  useEffect(announcePage, [location.pathname])
}

const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

function focusQuietly(element: HTMLElement | null) {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Reading and Tab go on at the place. Opens its `details` first: browsers do that only for an address. */
function showPlace(id: string) {
  const place = document.getElementById(id)
  place?.closest('details')?.setAttribute('open', '')
  if (!place) return window.scrollTo(0, 0)
  place.scrollIntoView()
  focusQuietly(place)
}
