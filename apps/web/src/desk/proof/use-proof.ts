import { createContext, use } from 'react'

/** Runs a step that may need a fresh proof. Rejects as the step does; if the dialog is closed, with the 428. */
type WithProof = <Result>(step: () => Promise<Result>) => Promise<Result>

export const ProofContext = createContext<WithProof>((step) => step())

export const useProof = () => use(ProofContext)
