import { auth } from '@northword/content/auth'
import { authMessages } from '@northword/contract/messages'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../site/ui/toast.ts'
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
    onSuccess: goHomeSignedOut,
    onError: (error) => {
      const description = callFailure(error).message || auth.signOut.unreachable
      toast({ title: auth.signOut.failedTitle, description, tone: 'destructive' })
    },
  })
  return { signOut: () => mutate(), signingOut: isPending }
}

/** What follows, on a page of the client's own, once a server has ended the session of this browser. */
export function useGoHomeSignedOut() {
  const navigate = useNavigate()
  return () => {
    endEveryDraft()
    // On the way first: a page for clients only would otherwise answer with its way to the login.
    void navigate('/')
    forgetUser()
    queryClient.clear()
    toast({ title: authMessages.signedOutTitle, description: auth.signOut.done })
  }
}
