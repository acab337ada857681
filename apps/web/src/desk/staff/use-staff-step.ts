import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useProof } from '../proof/use-proof.ts'
import { staffQuery } from './staff-query.ts'

/** A step that changes who is at the desk: it asks for a fresh proof where one is needed, then for the new list. */
export function useStaffStep<Input, Result>(step: (input: Input) => Promise<Result>) {
  const withProof = useProof()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => withProof(() => step(input)),
    onSuccess: () => client.invalidateQueries(staffQuery),
  })
}
