import { auth } from '@northword/content/site/auth'
import { authMessages } from '@northword/contract/messages'
import { useNavigate } from 'react-router-dom'
import { toast, type ToastContent } from '../../site/toasts/toast.ts'
import { queryClient } from '../../site/api/query-client.ts'
import { trpc } from '../../site/api/trpc.ts'
import { endEveryDraft } from '../../site/consent/functional-storage.ts'
import { forgetUser } from '../../site/session/session-store.ts'

/** Signs out and goes home. After an error the client is still signed in. */
export function useSignOut() {
  const goHomeSignedOut = useGoHomeSignedOut()
  const { mutate, isPending, error } = trpc.auth.signOut.useMutation({
    onSuccess: () => goHomeSignedOut({ title: authMessages.signedOutTitle, description: auth.signOut.done }),
  })
  return { signOut: () => mutate(), signingOut: isPending, error }
}

/** Goes home with this toast, after the server has ended the session. */
export function useGoHomeSignedOut() {
  const navigate = useNavigate()
  return (words: ToastContent) => {
    endEveryDraft()
    // Navigate first: a private page would otherwise redirect to the login page.
    void navigate('/')
    forgetUser()
    queryClient.clear()
    toast(words)
  }
}
