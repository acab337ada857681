import { lazy, type ReactNode, useCallback, useRef, useState } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { PageBoundary } from '../frame/page-boundary.tsx'
import { ProofContext } from './use-proof.ts'

const AskForProof = lazy(() => import('./ask-for-proof.tsx'))

/** HTTP status of a call whose last proof is too old. */
const proofNeeded = 428

interface Waiting {
  goOn: () => void
  giveUp: () => void
}

/** Asks for a proof when a step gets a 428, then repeats the step. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const waiting = useRef<Waiting[]>([])
  const [isAsking, setAsking] = useState(false)
  const withProof = useCallback(async function prove<Result>(step: () => Promise<Result>): Promise<Result> {
    try {
      return await step()
    } catch (error) {
      if (callFailure(error).status !== proofNeeded) throw error
      await new Promise<void>((goOn, refuse) => {
        waiting.current.push({ goOn, giveUp: () => refuse(error) })
        setAsking(true)
      })
      return step()
    }
  }, [])
  const end = (how: keyof Waiting) => {
    setAsking(false)
    for (const step of waiting.current.splice(0)) step[how]()
  }
  return (
    <ProofContext value={withProof}>
      {children}
      {isAsking && (
        <PageBoundary>
          <AskForProof onProven={() => end('goOn')} onClose={() => end('giveUp')} />
        </PageBoundary>
      )}
    </ProofContext>
  )
}
