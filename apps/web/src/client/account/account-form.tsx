import { Alert, Box, Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePart } from '../../site/parts/use-part.ts'
import { loadToastArea } from '../../site/toasts/load-toast-area.ts'
import { focusedFirst } from '../../components/focused-first.ts'
import { Done } from '../../components/outcome.tsx'
import type { useAccountForm } from './use-account-form.ts'

interface AccountFormProps {
  /** Accessible name. */
  label: string
  form: Omit<ReturnType<typeof useAccountForm>, 'form'> & { form: { submitting: boolean } }
  words: { button: string; pending: string; saved?: string }
  /** `filled` at most once in a view. */
  variant?: 'filled' | 'default'
  children: ReactNode
}

/** Success message, fields, alert and button of a form. */
export function AccountForm({ label, form, words, variant = 'default', children }: AccountFormProps) {
  const { outcome, submit, action, cameBack, done, alert } = form
  const { submitting } = form.form
  // Fetched while there is a network: the toast may report that there is none.
  usePart(loadToastArea, true)
  return (
    <Box
      component="form"
      method="post"
      action={action}
      w="100%"
      noValidate
      aria-label={label}
      onSubmit={submit}
    >
      <Stack gap="1.375rem" align="start">
        <Done ref={done} isServed={cameBack}>
          {outcome?.end === 'saved' && (words.saved ?? false)}
        </Done>
        {children}
        {outcome?.end === 'failed' && (
          <Alert ref={alert} tabIndex={-1} {...focusedFirst(cameBack)}>
            {outcome.message}
          </Alert>
        )}
        <Button variant={variant} type="submit" disabled={submitting}>
          {submitting ? words.pending : words.button}
        </Button>
      </Stack>
    </Box>
  )
}
