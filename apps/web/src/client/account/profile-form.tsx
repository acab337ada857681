import { TextInput } from '@mantine/core'
import { profile } from '@northword/content/orders/profile'
import { fieldsBy } from '@northword/contract/form-fields'
import { type AccountView, profileForm } from '@northword/contract/people/account'
import { authMessages } from '@northword/contract/messages'
import { useEffect, useRef } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { currentSession, rememberUser } from '../../site/session/session-store.ts'
import { toast } from '../../site/toasts/toast.ts'
import { AccountForm } from './account-form.tsx'
import { typedSince, useAccountForm } from './use-account-form.ts'

const words = profile.details

export function ProfileForm({ account }: { account: AccountView }) {
  const save = useSaveProfile()
  const form = useAccountForm({
    name: 'profile',
    schema: profileForm,
    initialValues: detailsOf(account),
    words,
    async send(details) {
      const saved = await save(details)
      toast({ title: authMessages.profileUpdatedTitle, description: words.saved })
      return detailsOf(saved)
    },
  })
  useRenewal(form.form, account)
  const { getInputProps } = form.form
  return (
    <AccountForm label={words.heading} form={form} words={words} variant="filled">
      <TextInput
        name="name"
        label={words.fields.name}
        autoComplete="name"
        required
        w="100%"
        {...getInputProps('name')}
      />
      <TextInput
        name="phone"
        label={words.fields.phone}
        description={words.fields.phoneHint}
        type="tel"
        autoComplete="tel"
        w="100%"
        {...getInputProps('phone')}
      />
    </AccountForm>
  )
}

/** Updates the header and the other tabs with the new name. */
function useSaveProfile() {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.account.updateProfile.useMutation({
    onSuccess(account) {
      // Another client may have signed in meanwhile, in another tab.
      if (currentSession()?.id !== account.id) return
      utils.account.find.setData(undefined, account)
      rememberUser(account)
    },
  })
  return mutateAsync
}

const detailsOf = (account: AccountView) => fieldsBy(profileForm, (field) => account[field])
type Details = ReturnType<typeof detailsOf>

interface Renewed {
  getValues: () => Details
  setValues: (values: Details) => void
}

/** Renews the fields that nobody changed here when another tab has saved them. */
function useRenewal({ getValues, setValues }: Renewed, account: AccountView) {
  const before = useRef(account)
  useEffect(() => {
    if (before.current === account) return
    const typed = typedSince(detailsOf(before.current), getValues())
    before.current = account
    setValues({ ...detailsOf(account), ...typed })
  })
}
