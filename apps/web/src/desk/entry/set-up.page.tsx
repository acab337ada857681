import { Alert, TextInput } from '@mantine/core'
import { deskEntry } from '@northword/content/desk/desk-entry'
import { setUpInput } from '@northword/contract/people/staff'
import { staffPasswordHint } from '@northword/contract/people/staff-passwords'
import { deskClient } from '../api/desk-client.ts'
import { DeskForm } from '../form/desk-form.tsx'
import { EmailField } from '../form/email-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useComeIn } from '../session/use-come-in.ts'
import { EntryPage } from './entry-page.tsx'
import { useLinkToken } from './link-token.ts'

const { fields, setUp: words } = deskEntry

/** First run: the holder of the link becomes the owner, and sets up the studio next. */
export default function SetUpPage() {
  const token = useLinkToken()
  return (
    <EntryPage heading={words.heading} intro={words.intro}>
      {token ? <SetUpForm token={token} /> : <Alert>{words.noToken}</Alert>}
    </EntryPage>
  )
}

function SetUpForm({ token }: { token: string }) {
  const comeIn = useComeIn('/site/set-up')
  const form = useDeskForm({
    schema: setUpInput,
    initialValues: { name: '', email: '', password: '' },
    beside: { token },
    send: (input) => deskClient.staff.setUp.mutate(input).then(comeIn),
  })
  return (
    <DeskForm label={words.heading} form={form} words={words}>
      <TextInput label={fields.name} autoComplete="name" required w="100%" {...form.field('name')} />
      <EmailField label={fields.email} autoComplete="username" {...form.field('email')} />
      <PasswordField
        label={fields.password}
        description={staffPasswordHint}
        autoComplete="new-password"
        pending={form.pending}
        {...form.field('password')}
      />
    </DeskForm>
  )
}
