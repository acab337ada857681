import { useEffect } from 'react'
import { loadPage } from './load-page.ts'
import type { PageRoute } from './page-route.ts'

/** Fetches the code of a page as soon as the pointer, a finger or the focus is on a link to it: a turn waits for less. */
export function usePagesAhead(routeOf: (pathname: string) => PageRoute) {
  useEffect(() => {
    const onReach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin !== location.origin || link.pathname === location.pathname) return
      // An order link opens its form on this page.
      if ('order' in link.dataset) return
      // If this fails, the click fetches again.
      loadPage(routeOf(link.pathname)).catch(() => {})
    }
    for (const type of reaches) document.addEventListener(type, onReach, { passive: true })
    return () => {
      for (const type of reaches) document.removeEventListener(type, onReach)
    }
  }, [routeOf])
}

const reaches = ['pointerover', 'touchstart', 'focusin'] as const
