import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useMatch } from 'react-router-dom'
import { UndoContext, type Undoable } from './undo-context.ts'
import { UndoNotice } from './undo-notice.tsx'

/** Mutations that undo a step, or that the page sends by itself. */
const noSteps: readonly unknown[] = ['undoStep', 'reopenMessage', 'visitCase', 'saveDraft', 'checkText']

/** Offers to undo the last step, on lists too, until the next step or another order's page. */
export default function UndoProvider() {
  const [last, setStep] = useState<Undoable | null>(null)
  const elsewhere = useMatch('/orders/:number/*')?.params.number
  const mutations = useQueryClient().getMutationCache()
  useEffect(
    () =>
      mutations.subscribe(({ type, mutation }) => {
        const [path] = mutation?.options.mutationKey ?? []
        if (type === 'added' && !(Array.isArray(path) && noSteps.includes(path.at(-1)))) setStep(null)
      }),
    [mutations],
  )
  const isHere = last && (!elsewhere || ('number' in last.of && last.of.number === elsewhere))
  const step = isHere ? last : null
  return (
    <UndoContext value={setStep}>
      <Outlet />
      <UndoNotice key={JSON.stringify(step)} step={step} onDismiss={() => setStep(null)} />
    </UndoContext>
  )
}
