import { Alert, Box, Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { useDeskForm } from './use-desk-form.ts'

interface DeskFormProps {
  /** Accessible name. */
  label: string
  form: Pick<ReturnType<typeof useDeskForm>, 'submit' | 'pending' | 'alert' | 'sentence'>
  words: { button: string; pending: string }
  /** `filled`, the default, at most once in a view. */
  variant?: 'filled' | 'default'
  /** Set while another step on the page must come first. */
  disabled?: boolean
  /** Placed beside the button. */
  aside?: ReactNode
  children: ReactNode
}

/** Fields, error message and button of a form. */
export function DeskForm({
  label,
  form,
  words,
  variant = 'filled',
  disabled = false,
  aside,
  children,
}: DeskFormProps) {
  const { submit, pending, alert, sentence } = form
  return (
    <Box component="form" w="100%" noValidate aria-label={label} onSubmit={submit}>
      <Stack gap="md" align="start">
        {children}
        {sentence && (
          <Alert ref={alert} tabIndex={-1}>
            {sentence}
          </Alert>
        )}
        <Group gap="sm">
          <Button variant={variant} type="submit" disabled={pending || disabled}>
            {pending ? words.pending : words.button}
          </Button>
          {aside}
        </Group>
      </Stack>
    </Box>
  )
}
