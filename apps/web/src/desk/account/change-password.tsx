import { deskAccount } from '@northword/content/desk/desk-account'
import { staffPasswordInput } from '@northword/contract/people/staff'
import { staffPasswordHint } from '@northword/contract/people/staff-passwords'
import { deskClient } from '../api/desk-client.ts'
import { DeskForm } from '../form/desk-form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Done } from '../frame/done.tsx'
import { Section } from '../frame/section.tsx'

const words = deskAccount.password

export function ChangePassword({ email }: { email: string }) {
  const form = useDeskForm({
    schema: staffPasswordInput,
    initialValues: { currentPassword: '', password: '' },
    emptied: ['currentPassword', 'password'],
    send: (input) => deskClient.staff.changePassword.mutate(input),
  })
  const { field, pending } = form
  return (
    <Section heading={words.heading} intro={words.intro}>
      <Done isInForm>{form.isSent && words.saved}</Done>
      <DeskForm label={words.heading} form={form} words={words} variant="default">
        {/* Tells a password manager whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label={words.current}
          autoComplete="current-password"
          pending={pending}
          {...field('currentPassword')}
        />
        <PasswordField
          label={words.next}
          description={staffPasswordHint}
          autoComplete="new-password"
          pending={pending}
          {...field('password')}
        />
      </DeskForm>
    </Section>
  )
}
