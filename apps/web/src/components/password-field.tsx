import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core'
import { useState } from 'react'

/** Props of the fields of client pages and desk, which name their buttons in their own words. */
export interface PasswordProps extends Omit<TextInputProps, 'label' | 'type'> {
  autoComplete: 'current-password' | 'new-password'
  /** Hides the password while the form is being sent: password managers look for it then. */
  pending: boolean
}

interface PasswordFieldProps extends PasswordProps {
  label: string
  /** Words on its button. */
  words: ShowHide
  /** Accessible names of its button. */
  named: ShowHide
  buttonClass?: string | undefined
}

interface ShowHide {
  show: string
  hide: string
}

/** Has its own button because that of Mantine's PasswordInput ignores a screen reader's click. */
export function PasswordField({ words, named, buttonClass, pending, ...props }: PasswordFieldProps) {
  const [wanted, setWanted] = useState(false)
  const shown = wanted && !pending
  const next = shown ? 'hide' : 'show'
  return (
    <TextInput
      {...props}
      required
      w="100%"
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="4.25rem"
      rightSection={
        <UnstyledButton
          className={buttonClass}
          aria-label={named[next]}
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
          {words[next]}
        </UnstyledButton>
      }
    />
  )
}
