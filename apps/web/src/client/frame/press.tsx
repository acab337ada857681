import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface PressProps extends Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {
  /** Action of the plain form. */
  action: string
  /** Hidden fields of the plain form. */
  fields?: Record<string, string>
  onPress: () => void
  'aria-label'?: string
  children: ReactNode
}

/** A button with a click handler, and a form of its own without scripts. */
export function Press({ action, fields = {}, onPress, ...button }: PressProps) {
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...button} />
    </form>
  )
}
