import { auth } from '@northword/content/auth'
import { authMessages } from '@northword/contract/messages'
import { useNavigate } from 'react-router-dom'
import { toast } from '../ui/toast.ts'
import { callFailure } from '../api/call-failure.ts'
import { queryClient } from '../api/query-client.ts'
import { trpc } from '../api/trpc.ts'
import { endEveryDraft } from '../consent/functional-storage.ts'
import { forgetUser } from './session-store.ts'

/**
 * Signs out through `auth.logout` and goes home. Signing out is never pretended: where the server cannot
 * be reached the person stays signed in and is told so.
 */
export function useSignOut() {
  const goHomeSignedOut = useGoHomeSignedOut()
  const { mutate, isPending } = trpc.auth.logout.useMutation({
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
