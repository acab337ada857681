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
  /** Whether plain toasts wait until this one is closed. */
  isKept?: true
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
/** Raised while another is kept. */
let next: Toast | null = null
let lastId = 0
const changes = listeners()

/**
 * Shows a toast in place of the one on screen, or after it where that is kept. There is never more than one. Returns a
 * function that closes it.
 */
export function toast(content: ToastContent): () => void {
  const id = ++lastId
  const raised = { ...content, id, open: true }
  if (current?.open && current.isKept && content.tone !== 'destructive') next = raised
  else publish(raised)
  return () => dismissToast(id)
}

/** Closes a toast if it is the one on screen, and forgets it later. */
export function dismissToast(id: number) {
  if (next?.id === id) next = null
  if (current?.id !== id || !current.open) return
  publish(next ?? { ...current, open: false })
  next = null
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
