import { type QueryKey, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query'
import { useProof } from './use-proof.ts'

type After<Input, Result> = Pick<UseMutationOptions<Result, Error, Input>, 'onSuccess' | 'onSettled'>

/** Mutation that asks for a fresh proof if the server wants one. */
export function useStep<Input, Result>(
  step: (input: Input) => Promise<Result>,
  after: After<Input, Result> = {},
) {
  const withProof = useProof()
  return useMutation({ mutationFn: (input: Input) => withProof(() => step(input)), ...after })
}

/** {@link useStep} that refetches `stale` after success. */
export function useStepOn<Input, Result>(stale: QueryKey, step: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useStep(step, { onSuccess: () => client.invalidateQueries({ queryKey: stale }) })
}
