import { profile } from '@northword/content/profile'
import { type AccountView, profileForm } from '@northword/contract/account'
import { authMessages } from '@northword/contract/messages'
import { toast } from '../../site/ui/toast.ts'
import { trpc } from '../../site/api/trpc.ts'
import { AuthForm } from './auth-form.tsx'
import { TextField } from './text-field.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { currentSession, rememberUser } from '../../site/session/session-store.ts'
import { PhoneField } from './phone-field.tsx'

const words = profile.details

/** Name and phone number of the client. */
export function ProfileForm({ account, onSaved }: { account: AccountView; onSaved: () => void }) {
  const save = useSaveProfile()
  const form = useAuthForm({
    rules: profileForm,
    words,
    async send(details) {
      await save(details)
      toast({ title: authMessages.profileUpdatedTitle, description: words.saved })
      onSaved()
    },
  })
  const { errors } = form
  return (
    <AuthForm label={words.heading} form={form} words={words}>
      <TextField
        name="name"
        label={words.fields.name}
        autoComplete="name"
        defaultValue={account.name}
        error={errors['name']}
      />
      <PhoneField defaultValue={account.phone} error={errors['phone']} />
    </AuthForm>
  )
}

/** Saves through `account.updateProfile`; the header and the other tabs take the new name. */
function useSaveProfile() {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.account.updateProfile.useMutation({
    onSuccess(account) {
      // Another user may have signed in meanwhile, in another tab.
      if (currentSession()?.id !== account.id) return
      utils.account.find.setData(undefined, account)
      rememberUser(account)
    },
  })
  return mutateAsync
}
