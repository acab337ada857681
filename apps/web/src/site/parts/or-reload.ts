import { inTimeIfHere } from './in-time.ts'

/**
 * Waits for a chunk with the old page on screen. One that is gone (newer release), unreachable or slow reloads the
 * address as a document.
 */
export async function orReload<Part>(loading: Promise<Part>): Promise<Part> {
  if (typeof window === 'undefined') return loading
  try {
    return await inTimeIfHere(loading)
  } catch {
    window.location.reload()
    return new Promise<never>(() => {})
  }
}
