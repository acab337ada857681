/**
 * Saves what is typed after a pause, one save at a time.
 * @param isHeld true while a person has to choose which text stays
 */
export function pausedSaves(saveAll: () => Promise<void>, isHeld: () => boolean) {
  let isOpen = false
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => clearTimeout(timer)
  /** Saves now, or waits for the save that runs. @throws the error of the last save */
  async function flush(save = saveAll) {
    stop()
    running ??= save().finally(() => {
      running = null
    })
    await running
  }
  function saveAfter(ms: number) {
    stop()
    if (isOpen && !isHeld()) timer = setTimeout(() => void flush().catch(() => {}), ms)
  }
  const now = () => saveAfter(0)

  function open() {
    isOpen = true
    now()
    window.addEventListener('online', now)
    return () => {
      isOpen = false
      window.removeEventListener('online', now)
      flush().catch(() => {})
    }
  }

  const later = () => saveAfter(1_000)
  /** After a save without an answer. */
  const again = () => saveAfter(5_000)
  return { open, now, later, again, stop, flush, isRunning: () => running !== null }
}
