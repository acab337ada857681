import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** Confirms an action and takes the focus from a button that may be removed. Empty before. */
export function Done({ children }: { children: string | false }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (children) place.current?.focus()
  }, [children])
  return (
    <Text ref={place} role="status" tabIndex={-1} fw={600} pos={children ? undefined : 'absolute'}>
      {children}
    </Text>
  )
}
