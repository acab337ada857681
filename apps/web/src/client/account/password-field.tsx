import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core'
import { auth } from '@northword/content/site/auth'
import { useState } from 'react'
import needsScript from './needs-script.module.css'

interface PasswordFieldProps extends Omit<TextInputProps, 'label' | 'type'> {
  name: string
  words: { label: string; show: string; hide: string }
  autoComplete: 'current-password' | 'new-password'
  /** Hides the password while the form is being sent: password managers look for it then. */
  pending: boolean
}

/** Has its own button because that of Mantine's PasswordInput ignores a screen reader's click. */
export function PasswordField({ words, pending, ...props }: PasswordFieldProps) {
  const [wanted, setWanted] = useState(false)
  const shown = wanted && !pending
  return (
    <TextInput
      {...props}
      required
      w="100%"
      label={words.label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="4.25rem"
      rightSection={
        <UnstyledButton
          className={needsScript.part}
          aria-label={shown ? words.hide : words.show}
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
          {shown ? auth.hide : auth.show}
        </UnstyledButton>
      }
    />
  )
}
