import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'

interface DoneProps {
  /** The form of the action stays: a field of it that has the focus keeps it. */
  isInForm?: boolean
  children: string | false
}

/** Confirms an action and takes the focus from a button that may be disabled or removed. Empty before. */
export function Done({ isInForm = false, children }: DoneProps) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const isTyping = isInForm && document.activeElement?.matches('input, textarea, select')
    if (children && !isTyping) place.current?.focus()
  }, [children, isInForm])
  return (
    <Text ref={place} role="status" tabIndex={-1} fw={600} pos={children ? undefined : 'absolute'}>
      {children}
    </Text>
  )
}
