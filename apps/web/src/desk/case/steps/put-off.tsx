import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase } from '@northword/contract/desk/desk'
import { useState } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { Part } from '../../frame/part.tsx'
import { MomentField, momentOf } from '../../time/moment-field.tsx'
import { useOfferUndo } from '../../undo/undo-context.ts'
import { useRenewed } from '../current/use-case.ts'
import { useTypedOn } from '../current/use-typed-on.ts'
import { StepForm } from './step-form.tsx'

const words = deskCase.putOff

export function PutOff({ found }: { found: DeskCase }) {
  const { until, setUntil, ...step } = usePutOff(found)
  return (
    <Part heading={words.heading} id="later">
      <StepForm found={found} step={step} words={words} until={momentOf(until)}>
        <MomentField label={words.until} value={until} onChange={setUntil} />
      </StepForm>
    </Part>
  )
}

function usePutOff(found: DeskCase) {
  const { number } = found.order
  const [until, setUntil] = useState('')
  const typedOn = useTypedOn(found, until !== '')
  const offerUndo = useOfferUndo()
  const { mutate, isPending, isSuccess, error } = trpc.desk.putOff.useMutation({
    onSuccess(_, { version, until: saved }) {
      setUntil((now) => (momentOf(now) === saved ? '' : now))
      offerUndo({ done: deskCase.steps.later(number), of: { number, version: version + 1 } })
    },
    onSettled: useRenewed(number),
  })
  return {
    ...typedOn,
    until,
    setUntil,
    isPending,
    isSaved: isSuccess && until === '',
    error,
    drop: () => setUntil(''),
    save: ({ version }: DeskCase) => mutate({ number, version, until: momentOf(until) }),
  }
}
