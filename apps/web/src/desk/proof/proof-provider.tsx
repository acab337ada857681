import { lazy, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
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
  const end = useCallback((how: keyof Waiting) => {
    setAsking(false)
    for (const step of waiting.current.splice(0)) step[how]()
  }, [])
  // Back is a way to close the dialog: the step belongs to the page that was left.
  const { pathname } = useLocation()
  const page = useRef(pathname)
  useEffect(() => {
    if (page.current !== pathname) end('giveUp')
    page.current = pathname
  }, [pathname, end])
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
