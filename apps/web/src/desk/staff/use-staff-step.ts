import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useProof } from '../proof/use-proof.ts'
import { staffQuery } from './staff-query.ts'

/** Mutation that asks for a fresh proof if the server wants one, and refetches the members. */
export function useStaffStep<Input, Result>(step: (input: Input) => Promise<Result>) {
  const withProof = useProof()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => withProof(() => step(input)),
    onSuccess: () => client.invalidateQueries(staffQuery),
  })
}
