import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { SiteLink } from './site-link.tsx'

export function ButtonLink({ to, tone, size, children }: ButtonLook & { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className={buttonClass({ tone, size })}>
      {children}
    </SiteLink>
  )
}
