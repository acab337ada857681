import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface PressProps extends Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {
  /** Where the browser posts it to, where no script hears it. */
  action: string
  /** What is posted with it. */
  fields?: Record<string, string>
  onPress: () => void
  'aria-label'?: string
  children: ReactNode
}

/** A button that a script hears, and a form of its own where none runs. */
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
