import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** A line of small, grey text. */
export const Small = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
)
