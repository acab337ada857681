import { deskCase } from '@northword/content/desk-case'
import type { CallOutcome, DeskCase } from '@northword/contract/desk'
import { useState } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { useOfferUndo } from '../undo/undo-context.ts'
import { momentOf } from '../time/moment-field.tsx'
import { useRenewed } from './use-case.ts'
import { useTypedOn } from './use-typed-on.ts'

const empty = { outcome: 'reached' as CallOutcome, text: '', until: '' }

/** What somebody has typed of a call; `until` is local, as its field has it. */
export type Call = typeof empty

/** Until when a call puts its case off, in ISO 8601; empty where it does not. */
export const untilOf = ({ outcome, until }: Call) => (outcome === 'reached' ? '' : momentOf(until))

/** A call that is being written down. */
export function useCall(found: DeskCase) {
  const { number } = found.order
  const [call, setCall] = useState(empty)
  const isTyped = call.text !== '' || call.until !== '' || call.outcome !== empty.outcome
  const typedOn = useTypedOn(found, isTyped)
  const offerUndo = useOfferUndo()
  const { mutate, isPending, isSuccess, error } = trpc.desk.logCall.useMutation({
    onSuccess(_, { version, until }) {
      setCall(empty)
      // A call that puts nothing off leaves the case as it is.
      offerUndo({ done: deskCase.steps.call(number), of: { number, version: until ? version + 1 : version } })
    },
    onSettled: useRenewed(number),
  })
  return {
    ...typedOn,
    call,
    isPending,
    isSaved: isSuccess && !isTyped,
    error,
    change: (changes: Partial<Call>) => setCall({ ...call, ...changes }),
    drop: () => setCall(empty),
    save: ({ version }: DeskCase) => {
      const until = untilOf(call)
      mutate({ number, version, outcome: call.outcome, text: call.text, ...(until && { until }) })
    },
  }
}
