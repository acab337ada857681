import { auth } from '@northword/content/auth'
import { authMessages } from '@northword/contract/messages'
import { useNavigate } from 'react-router-dom'
import { toast, type ToastContent } from '../../site/ui/toast.ts'
import { callFailure } from '../../site/api/call-failure.ts'
import { queryClient } from '../../site/api/query-client.ts'
import { trpc } from '../../site/api/trpc.ts'
import { endEveryDraft } from '../../site/consent/functional-storage.ts'
import { forgetUser } from '../../site/session/session-store.ts'

/**
 * Signs out through `auth.signOut` and goes home. Signing out is never pretended: where the server cannot
 * be reached the person stays signed in and is told so.
 */
export function useSignOut() {
  const goHomeSignedOut = useGoHomeSignedOut()
  const { mutate, isPending } = trpc.auth.signOut.useMutation({
    onSuccess: () => goHomeSignedOut({ title: authMessages.signedOutTitle, description: auth.signOut.done }),
    onError: (error) => {
      const description = callFailure(error).message || auth.signOut.unreachable
      toast({ title: auth.signOut.failedTitle, description, tone: 'destructive' })
    },
  })
  return { signOut: () => mutate(), signingOut: isPending }
}

/** Goes home once a server has ended the session of this browser, and says so in these words. */
export function useGoHomeSignedOut() {
  const navigate = useNavigate()
  return (words: ToastContent) => {
    endEveryDraft()
    // On the way first: a page for clients only would otherwise answer with its way to the login.
    void navigate('/')
    forgetUser()
    queryClient.clear()
    toast(words)
  }
}
