import { listeners } from '../listeners.ts'

export interface ToastContent {
  title?: string
  description: string
  /** `destructive` looks urgent and is announced at once. */
  tone?: 'plain' | 'destructive'
  /** Lets the page hide the same offer. */
  offers?: 'account'
  action?: { label: string; to: string }
  /** Whether plain toasts wait until this one is closed. */
  isKept?: true
  /** Milliseconds until it closes. Default: 5000. */
  duration?: number
}

export interface Toast extends ToastContent {
  id: number
  open: boolean
}

/** Milliseconds for which a closed toast stays in memory, so that it can animate out. */
const removalDelay = 1_000_000

let current: Toast | null = null
/** Raised while another is kept. */
const waiting: Toast[] = []
let lastId = 0
const changes = listeners()

/**
 * Shows a toast in place of the one on screen, or after it if that is kept. Returns a function that closes it.
 */
export function toast(content: ToastContent): () => void {
  const id = ++lastId
  const raised = { ...content, id, open: true }
  const kept = current?.open && current.isKept && !content.tone ? current : null
  if (kept) waiting.push(raised)
  // A new object has the code that shows it fetched again where it did not come.
  publish(kept ? { ...kept } : raised)
  return () => dismissToast(id)
}

/** Closes this toast if it is on screen. */
export function dismissToast(id: number) {
  if (current?.id !== id || !current.open) return
  publish(waiting.shift() ?? { ...current, open: false })
  setTimeout(() => {
    if (current?.id === id) publish(null)
  }, removalDelay)
}

/** The toast on screen, or animating out. */
export const currentToast = () => current

/** Returns a function that unsubscribes. */
export const subscribeToToast = changes.subscribe

function publish(next: Toast | null) {
  current = next
  changes.tell()
}
