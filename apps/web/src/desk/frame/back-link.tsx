import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface BackLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** The way back, above the heading of a page. */
export const BackLink = ({ to, className = '', children }: BackLinkProps) => (
  <Text size="sm" mb="xs" className={className}>
    <Link to={to}>‹ {children}</Link>
  </Text>
)
