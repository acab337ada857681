import { TextInput, type TextInputProps } from '@mantine/core'

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
