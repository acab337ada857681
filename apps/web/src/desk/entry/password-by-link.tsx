import { Alert } from '@mantine/core'
import { deskEntry } from '@northword/content/desk/desk-entry'
import { type JoinInput, joinInput } from '@northword/contract/people/staff'
import { staffPasswordHint } from '@northword/contract/people/staff-passwords'
import { DeskForm } from '../form/desk-form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useComeIn } from '../session/use-come-in.ts'
import { EntryPage } from './entry-page.tsx'
import { useLinkToken } from './link-token.ts'

interface PasswordByLinkProps {
  words: Record<'heading' | 'intro' | 'button' | 'pending' | 'noToken', string>
  /** Sends the password with the link's token; success signs the member in. */
  send: (input: JoinInput) => Promise<unknown>
}

/** The holder of a link chooses a password and is signed in. */
export function PasswordByLink({ words, send }: PasswordByLinkProps) {
  const token = useLinkToken()
  return (
    <EntryPage heading={words.heading} intro={words.intro}>
      {token ? <PasswordForm token={token} words={words} send={send} /> : <Alert>{words.noToken}</Alert>}
    </EntryPage>
  )
}

function PasswordForm({ token, words, send }: PasswordByLinkProps & { token: string }) {
  const comeIn = useComeIn()
  const form = useDeskForm({
    schema: joinInput,
    initialValues: { password: '' },
    beside: { token },
    send: (input) => send(input).then(comeIn),
  })
  return (
    <DeskForm label={words.heading} form={form} words={words}>
      <PasswordField
        label={deskEntry.fields.password}
        description={staffPasswordHint}
        autoComplete="new-password"
        pending={form.pending}
        {...form.field('password')}
      />
    </DeskForm>
  )
}
