import { useSyncExternalStore } from 'react'
import { PartBoundary } from '../parts/part-boundary.tsx'
import { usePart } from '../parts/use-part.ts'
import { loadToastArea } from './load-toast-area.ts'
import { currentToast, subscribeToToast } from './toast.ts'

const none = () => null

/** The place of toasts on every page; their code is fetched when the first one is raised. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, none)
  const part = usePart(loadToastArea, toast)
  if (!toast || !part) return null
  return (
    <PartBoundary>
      <part.ToastArea toast={toast} />
    </PartBoundary>
  )
}
