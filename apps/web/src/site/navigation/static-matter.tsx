import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainClick } from '../plain-click.ts'

const asBuilt = new Map<string, string>()

/** Saves a document's static HTML: of the first before React takes over. */
export function keepMatter(document: ParentNode) {
  for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>('[data-matter]')) {
    const id = dataset['matter'] ?? ''
    // Some of it may have been left open.
    if (!asBuilt.has(id)) asBuilt.set(id, innerHTML)
  }
}

export const isKept = (id: string) => asBuilt.has(id)

interface StaticMatterProps {
  /** Unique on the site. */
  id: string
  className?: string | undefined
  /** Only called if the document did not bring the HTML: in the build, and after a navigation. */
  children: () => ReactNode
}

/**
 * Static HTML that hydration keeps, so that neither its text nor its code is sent twice. Its links navigate without a
 * document load; an element with `data-once` goes when the page is left.
 */
export function StaticMatter({ id, className, children }: StaticMatterProps) {
  const ref = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = pathWithin(event)
      if (to === null) return
      event.preventDefault()
      void navigate(to)
    }
    const matter = ref.current
    matter?.addEventListener('click', follow)
    return () => {
      matter?.removeEventListener('click', follow)
      matter?.querySelector('[data-once]')?.remove()
      for (const pressed of matter?.querySelectorAll('[aria-busy]') ?? [])
        pressed.removeAttribute('aria-busy')
      // Keeps open disclosures for Back. Development renders anew, so that edits show.
      if (matter && import.meta.env.MODE !== 'development') asBuilt.set(id, matter.innerHTML)
    }
  }, [id, navigate])

  const html = asBuilt.get(id)
  const inner = html === undefined ? { children: children() } : { dangerouslySetInnerHTML: { __html: html } }
  // The key gives each text its own element.
  return <div key={id} ref={ref} className={className} data-matter={id} {...inner} />
}

/** Path of a clicked link on this site; null for clicks that are the browser's. */
function pathWithin(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (
    !isPlainClick(event) ||
    event.defaultPrevented ||
    !link?.href ||
    link.target ||
    link.hasAttribute('download')
  )
    return null
  const { origin, pathname, search, hash } = new URL(link.href)
  const isHere = pathname === location.pathname && search === location.search && hash !== ''
  return origin === location.origin && !isHere ? pathname + search + hash : null
}
