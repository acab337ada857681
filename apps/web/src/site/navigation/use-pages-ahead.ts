import { useEffect } from 'react'
import { loadPageAt } from './load-page.ts'
import type { PageRoute } from './page-route.ts'

/** Prefetches a page when pointer, finger or focus reaches a link to it. */
export function usePagesAhead(routeOf: (pathname: string) => PageRoute) {
  useEffect(() => {
    const onReach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin !== location.origin || link.pathname === location.pathname) return
      // An order link opens its form on this page.
      if ('order' in link.dataset) return
      const route = routeOf(link.pathname)
      // Files and other documents of the server.
      if (route.id === 'notFound') return
      // A failure is retried by the click.
      loadPageAt(route, link.pathname).catch(() => {})
    }
    for (const type of reaches) document.addEventListener(type, onReach, { passive: true })
    return () => {
      for (const type of reaches) document.removeEventListener(type, onReach)
    }
  }, [routeOf])
}

const reaches = ['pointerover', 'touchstart', 'focusin'] as const
