import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface SiteLinkProps {
  /** A path of this site, or `#id` on this page. */
  to: string
  className?: string | undefined
  children: ReactNode
}

/** Anchors on this page are left to the browser. */
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
