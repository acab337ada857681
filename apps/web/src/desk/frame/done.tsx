import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'

interface DoneProps {
  /** The form of the action stays: a field of it that has the focus keeps it. */
  isInForm?: boolean
  /** Others type beside the action, as its answer may be late: fields outside of its form keep the focus. */
  isBeside?: boolean
  children: string | false
}

/** Confirms an action and takes the focus from a button that may be disabled or removed. Empty before. */
export function Done({ isInForm = false, isBeside = false, children }: DoneProps) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const field = document.activeElement?.closest<HTMLElement>('input, textarea, select')
    const isElsewhere = isBeside && !field?.closest('form')?.contains(place.current)
    if (children && !(field && (isInForm || isElsewhere))) place.current?.focus()
  }, [children, isInForm, isBeside])
  return (
    <Text ref={place} role="status" tabIndex={-1} fw={600} pos={children ? undefined : 'absolute'}>
      {children}
    </Text>
  )
}
