import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { endEveryDraft } from '../../site/consent/functional-storage.ts'
import { forgetEverybody } from '../api/me.ts'

/** If the server cannot be reached, it says so and the member stays signed in. */
export function useSignOut() {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deskClient.staff.signOut.mutate(),
    onSuccess() {
      // The next member at this browser is another person.
      endEveryDraft()
      return forgetEverybody(client)
    },
  })
  return { signOut: () => mutate(), signingOut: isPending, failure: error && failureSentence(error) }
}
