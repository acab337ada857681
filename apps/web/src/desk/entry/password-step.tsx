import { deskEntry } from '@northword/content/desk/desk-entry'
import { staffSignInInput } from '@northword/contract/people/staff'
import { Hint } from '../frame/hint.tsx'
import { callFailure } from '../../site/api/call-failure.ts'
import { deskClient } from '../api/desk-client.ts'
import { DeskForm } from '../form/desk-form.tsx'
import { EmailField } from '../form/email-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useComeIn } from '../session/use-come-in.ts'
import type { Known } from './code-step.tsx'

const { fields, login: words } = deskEntry

export function PasswordStep({ onCodeNeeded }: { onCodeNeeded: (known: Known) => void }) {
  const comeIn = useComeIn()
  const form = useDeskForm({
    schema: staffSignInInput,
    initialValues: { email: '', password: '' },
    async send(input) {
      try {
        await deskClient.staff.signIn.mutate(input)
      } catch (error) {
        if (!isCodeNeeded(error)) throw error
        return onCodeNeeded({ email: input.email, password: input.password })
      }
      return comeIn()
    },
  })
  return (
    <DeskForm label={words.heading} form={form} words={words}>
      <EmailField label={fields.email} autoComplete="username" {...form.field('email')} />
      <PasswordField
        label={fields.password}
        autoComplete="current-password"
        pending={form.pending}
        {...form.field('password')}
      />
      <Hint>{words.forgot}</Hint>
    </DeskForm>
  )
}

const isCodeNeeded = (error: unknown) => callFailure(error).issues.some(({ path }) => path === 'code')
