import { listeners } from '../listeners.ts'

/** The words of a toast, and how long it stays. */
export interface ToastContent {
  title?: string
  description: string
  /** `destructive` looks and sounds urgent. */
  tone?: 'plain' | 'destructive'
  /** By this the page knows that it need not offer the same beside it. */
  offers?: 'account'
  /** A link offered in the toast. */
  action?: { label: string; to: string }
  /** Milliseconds until it closes by itself; 5000 unless told. */
  duration?: number
}

export interface Toast extends ToastContent {
  id: number
  open: boolean
}

/** Milliseconds for which a dismissed toast stays in memory, so that it can leave at its own pace. */
const removalDelay = 1_000_000

let current: Toast | null = null
let lastId = 0
const changes = listeners()

/** Shows a toast in place of the one on screen; there is never more than one. Returns a function that closes it. */
export function toast(content: ToastContent): () => void {
  const id = ++lastId
  publish({ ...content, id, open: true })
  return () => dismissToast(id)
}

/** Closes a toast if it is the one on screen, and forgets it later. */
export function dismissToast(id: number) {
  if (current?.id !== id || !current.open) return
  publish({ ...current, open: false })
  setTimeout(() => {
    if (current?.id === id) publish(null)
  }, removalDelay)
}

/** The toast on screen or on its way out. */
export const currentToast = () => current

/** Calls back after every change. Returns a function that stops this. */
export const subscribeToToast = changes.subscribe

function publish(next: Toast | null) {
  current = next
  changes.tell()
}
