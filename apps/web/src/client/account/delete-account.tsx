import { Button, List, Text } from '@mantine/core'
import { auth } from '@northword/content/site/auth'
import { company } from '@northword/content/studio/company'
import { profile } from '@northword/content/orders/profile'
import { studioDay } from '@northword/content/studio/format-time'
import { deletedAccountDays } from '@northword/contract/people/retention'
import { deleteAccountInput } from '@northword/contract/people/account'
import { useState } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { Question } from '../frame/question.tsx'
import { useGoHomeSignedOut } from '../frame/sign-out.ts'
import { AccountForm } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

const words = profile.deletion

export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  const { mutateAsync, isPending } = trpc.account.deleteAccount.useMutation()
  const close = () => setAsking(false)
  return (
    <>
      <Text>{words.text(deletedAccountDays)}</Text>
      <noscript>
        <Text>{words.noScript(company.emails.privacy)}</Text>
      </noscript>
      <Button size="sm" className="needs-script" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <Question title={words.title} opened={asking} onClose={close} pending={isPending}>
        <List pl="lg" spacing="0.375rem" listStyleType="disc">
          {words.steps(deletedAccountDays).map((step) => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
        <DeleteAccountForm deleteAccount={mutateAsync} />
        <Button disabled={isPending} onClick={close} style={{ alignSelf: 'start' }}>
          {words.keep}
        </Button>
      </Question>
    </>
  )
}

interface DeleteAccountFormProps {
  deleteAccount: (proof: { password: string }) => Promise<{ erasedAt: string }>
}

function DeleteAccountForm({ deleteAccount }: DeleteAccountFormProps) {
  const goHomeSignedOut = useGoHomeSignedOut()
  const form = useAccountForm({
    name: 'delete-account',
    schema: deleteAccountInput,
    initialValues: { password: '' },
    words,
    async send(proof) {
      const { erasedAt } = await deleteAccount(proof)
      const description = words.done(studioDay(new Date(erasedAt), company.timeZone))
      // Its date stays until it is noted down and closed.
      goHomeSignedOut({ title: words.doneTitle, description, duration: Infinity, isKept: true })
    },
  })
  const { getInputProps, submitting } = form.form
  return (
    <AccountForm label={words.title} form={form} words={words} variant="filled">
      <PasswordField
        name="password"
        words={auth.fields.password}
        autoComplete="current-password"
        pending={submitting}
        data-autofocus
        {...getInputProps('password')}
      />
    </AccountForm>
  )
}
