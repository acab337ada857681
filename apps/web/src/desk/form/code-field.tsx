import { TextInput, type TextInputProps } from '@mantine/core'

/** A TOTP code or a recovery code. */
export function CodeField(props: TextInputProps & { label: string }) {
  return (
    <TextInput
      {...props}
      required
      w="100%"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      styles={{ input: { maxWidth: '16rem', fontVariantNumeric: 'tabular-nums', letterSpacing: '0.08em' } }}
    />
  )
}
