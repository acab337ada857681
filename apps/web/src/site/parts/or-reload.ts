import { inTime } from './in-time.ts'

/**
 * Waits for a part with the old page on screen. Where the part is gone (a newer release), out of reach or slow to come, the
 * browser loads the address as a document.
 */
export async function orReload<Part>(loading: Promise<Part>): Promise<Part> {
  try {
    return await inTime(loading)
  } catch (error) {
    if (typeof window === 'undefined') throw error
    window.location.reload()
    return new Promise<never>(() => {})
  }
}
