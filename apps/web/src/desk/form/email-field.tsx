import { TextInput, type TextInputProps } from '@mantine/core'

/** An address by which somebody signs in. */
export function EmailField(props: TextInputProps & { label: string }) {
  return (
    <TextInput
      {...props}
      required
      w="100%"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
