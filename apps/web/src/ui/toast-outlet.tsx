import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToast } from './toast.ts'

const ToastArea = lazy(() => import('./toast-area.tsx'))
const none = () => null

/** The place of toasts on every page; their code is fetched when the first one is raised. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, none)
  return <Suspense fallback={null}>{toast && <ToastArea toast={toast} />}</Suspense>
}
