import { createContext, use } from 'react'

/** Takes a step that may need a fresh proof. Rejects as the step does; where nobody proves anything, because of that. */
type WithProof = <Result>(step: () => Promise<Result>) => Promise<Result>

export const ProofContext = createContext<WithProof>((step) => step())

export const useProof = () => use(ProofContext)
