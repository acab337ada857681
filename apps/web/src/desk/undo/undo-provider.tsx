import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { UndoContext, type Undoable } from './undo-context.ts'
import { UndoNotice } from './undo-notice.tsx'

/** Lets its pages offer to undo what was done last, also on the page after. */
export function UndoProvider() {
  const [step, setStep] = useState<Undoable | null>(null)
  return (
    <UndoContext value={setStep}>
      <Outlet />
      <UndoNotice key={JSON.stringify(step)} step={step} onDismiss={() => setStep(null)} />
    </UndoContext>
  )
}
