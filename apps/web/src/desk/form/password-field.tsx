import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { useState } from 'react'

interface PasswordFieldProps extends Omit<TextInputProps, 'label' | 'type'> {
  label: string
  autoComplete: 'current-password' | 'new-password'
  /** Hides the password while the form is being sent. */
  pending: boolean
}

const words = desk.password

export function PasswordField({ label, pending, ...props }: PasswordFieldProps) {
  const [wanted, setWanted] = useState(false)
  const shown = wanted && !pending
  return (
    <TextInput
      {...props}
      required
      w="100%"
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="3.75rem"
      rightSection={
        <UnstyledButton
          aria-label={shown ? words.hideNamed(label) : words.showNamed(label)}
          onClick={() => setWanted(!wanted)}
          w="100%"
          h="100%"
          c="dimmed"
          ta="center"
          td="underline"
          fz="sm"
          fw={600}
          style={{ outlineOffset: '-4px' }}
        >
          {shown ? words.hide : words.show}
        </UnstyledButton>
      }
    />
  )
}
