/** Milliseconds that a press waits for scripts if the browser can handle it too. A longer wait seems lost. */
export const patienceMs = 4000

/** Milliseconds after which a document that was asked for is not coming, a download for one. */
export const leavingMs = 20_000

/** Rejects after {@link patienceMs}. */
export function inTime<Part>(part: Promise<Part>): Promise<Part> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Not here in time')), patienceMs)
  })
  return Promise.race([part, tooLate])
}

/**
 * {@link inTime} for a part whose failure opens another document. Rejects late if the visitor has asked for one: ours
 * would take its place, and Firefox fails what loads as soon as the visitor leaves.
 */
export async function inTimeIfHere<Part>(part: Promise<Part>): Promise<Part> {
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  // Only meanwhile: a page that listens to it always is not kept for Back.
  window.addEventListener('beforeunload', leave)
  try {
    return await inTime(part)
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingMs))
    throw error
  } finally {
    window.removeEventListener('beforeunload', leave)
  }
}
