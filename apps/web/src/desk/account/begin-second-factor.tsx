import { Alert, Button } from '@mantine/core'
import { deskAccount } from '@northword/content/desk/desk-account'
import { lazy } from 'react'
import { deskClient } from '../api/desk-client.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { PageBoundary } from '../frame/page-boundary.tsx'
import { useStep } from '../proof/use-step.ts'

const ConfirmSecondFactor = lazy(() => import('./confirm-second-factor.tsx'))
const words = deskAccount.secondFactor

/** Requests a secret and shows it until a code proves that an authenticator app has it. */
export function BeginSecondFactor({ onConfirmed }: { onConfirmed: (recoveryCodes: string[]) => void }) {
  const begin = useStep(() => deskClient.staff.beginSecondFactor.mutate())
  if (begin.data)
    return (
      <PageBoundary>
        <ConfirmSecondFactor secondFactor={begin.data} onConfirmed={onConfirmed} />
      </PageBoundary>
    )
  return (
    <>
      <Button onClick={() => begin.mutate()} disabled={begin.isPending} variant="filled">
        {begin.isPending ? words.beginning : words.begin}
      </Button>
      {begin.error && <Alert role="alert">{failureSentence(begin.error)}</Alert>}
    </>
  )
}
