import { deskCase } from '@northword/content/desk/desk-case'
import type { CallOutcome, DeskCase } from '@northword/contract/desk/desk'
import { useState } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { useOfferUndo } from '../../undo/undo-context.ts'
import { momentOf } from '../../time/moment-field.tsx'
import { useRenewed } from '../current/use-case.ts'
import { afterSaving, useTypedOn } from '../current/use-typed-on.ts'

const empty = { outcome: 'reached' as CallOutcome, text: '', until: '' }

/** `until` is local time, as its field holds it. */
export type Call = typeof empty

/** ISO 8601 time to which the call puts its case off; empty if it does not. */
export const untilOf = ({ outcome, until }: Call) => (outcome === 'reached' ? '' : momentOf(until))

export function useCall(found: DeskCase) {
  const { number } = found.order
  const [call, setCall] = useState(empty)
  const isTyped = call.text !== '' || call.until !== '' || call.outcome !== empty.outcome
  const typedOn = useTypedOn(found, isTyped)
  const offerUndo = useOfferUndo()
  const { mutate, isPending, isSuccess, error } = trpc.desk.logCall.useMutation({
    onSuccess(_, { version, until, text, outcome }) {
      setCall((now) => {
        const isSame = now.outcome === outcome && untilOf(now) === (until ?? '')
        return { ...(isSame ? empty : now), text: afterSaving(text)(now.text) }
      })
      // A call without `until` does not change the case's version.
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
