import { auth } from '@northword/content/auth'
import { profile } from '@northword/content/profile'
import { studioDay } from '@northword/content/studio-time'
import { deleteAccountInput, deletionGraceDays } from '@northword/contract/account'
import { useState } from 'react'
import { Button } from '../../site/ui/button.tsx'
import { Dialog } from '../../site/ui/dialog.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { AuthForm } from './auth-form.tsx'
import { PasswordField } from './password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'
import styles from './delete-account-dialog.module.css'
import { useFarewell } from './use-farewell.ts'

const words = profile.deletion

/** Long enough to note down a date. */
const toastMs = 30_000

/** Asks for the password, says what happens when, and deletes. */
export function DeleteAccountDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [pending, setPending] = useState(false)
  return (
    <Dialog
      kind="question"
      title={words.title}
      closeLabel={profile.closeDialog}
      opened={opened}
      onClose={onClose}
      pending={pending}
    >
      <ul className={styles.steps}>
        {words.steps(deletionGraceDays).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <DeleteAccountForm onPending={setPending} />
      <Button disabled={pending} onClick={onClose}>
        {words.keep}
      </Button>
    </Dialog>
  )
}

function DeleteAccountForm({ onPending }: { onPending: (pending: boolean) => void }) {
  const farewell = useFarewell()
  const { mutateAsync } = trpc.account.deleteAccount.useMutation({
    onMutate: () => onPending(true),
    onError: () => onPending(false),
  })
  const form = useAuthForm({
    rules: deleteAccountInput,
    words,
    async send(proof) {
      const { erasedAt } = await mutateAsync(proof)
      const description = words.done(studioDay(new Date(erasedAt)))
      farewell({ title: words.doneTitle, description, duration: toastMs })
    },
  })
  return (
    <AuthForm label={words.title} form={form} words={words}>
      <PasswordField
        name="password"
        words={auth.fields.password}
        autoComplete="current-password"
        pending={form.pending}
        error={form.errors['password']}
        data-autofocus
      />
    </AuthForm>
  )
}
