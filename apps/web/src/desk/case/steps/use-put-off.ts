import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase } from '@northword/contract/desk/desk'
import { useState } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { momentOf } from '../../time/moment-field.tsx'
import { useOfferUndo } from '../../undo/undo-context.ts'
import { useRenewed } from '../current/use-case.ts'
import { useTypedOn } from '../current/use-typed-on.ts'

export function usePutOff(found: DeskCase) {
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
    save: ({ version }: DeskCase) => mutate({ number, version, until: momentOf(until) }),
  }
}
