import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core'
import { auth } from '@northword/content/auth'
import { useState } from 'react'
import needsScript from './needs-script.module.css'

interface PasswordFieldProps extends Omit<TextInputProps, 'label' | 'type'> {
  name: string
  words: { label: string; show: string; hide: string }
  autoComplete: 'current-password' | 'new-password'
  /** While the form is on its way the password is hidden again: password managers look for it then. */
  pending: boolean
}

/**
 * A password with a button in it that shows and hides what was typed. The button of Mantine's own password
 * field does not hear the click of a screen reader.
 */
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
