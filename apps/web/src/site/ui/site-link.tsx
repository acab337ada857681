import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface SiteLinkProps {
  /** A path of this site, or `#id` on the same page. */
  to: string
  className?: string | undefined
  children: ReactNode
}

/** A link within the site; an anchor on the same page stays the browser's own. */
export function SiteLink({ to, className, children }: SiteLinkProps) {
  if (to.startsWith('#')) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    )
  }
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
