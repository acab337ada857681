import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainClick } from '../plain-click.ts'

const asBuilt = new Map<string, string>()

/** Keeps the static matter that came with the document, before React takes it over. */
export function keepMatter(document: ParentNode) {
  for (const matter of document.querySelectorAll<HTMLElement>('[data-matter]')) {
    asBuilt.set(matter.dataset['matter'] ?? '', matter.innerHTML)
  }
}

/** Whether the document brought this matter. */
export const isKept = (id: string) => asBuilt.has(id)

interface StaticMatterProps {
  /** One for each text of the site. */
  id: string
  className?: string | undefined
  /** Only called where the document did not bring the matter: while building, and after a navigation. */
  children: () => ReactNode
}

/**
 * Matter in which nothing needs a script: it stays as it was built when the page comes to life, so that
 * neither its text nor its code is sent a second time. Its links lead on without loading a document.
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
      // Back finds open what was open. In development a page is rendered anew, so that an edit shows.
      if (matter && import.meta.env.MODE !== 'development') asBuilt.set(id, matter.innerHTML)
    }
  }, [id, navigate])

  const html = asBuilt.get(id)
  const frame = { ref, className, 'data-matter': id }
  // The key gives each text an element of its own.
  if (html !== undefined) return <div key={id} {...frame} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div key={id} {...frame}>
      {children()}
    </div>
  )
}

/** Where a click on a link of this site leads; null for every other click, which is the browser's. */
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
