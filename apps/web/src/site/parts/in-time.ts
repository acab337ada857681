/** Milliseconds that a press waits for scripts if the browser can handle it too. A longer wait seems lost. */
export const patienceMs = 4000

/** Rejects after {@link patienceMs}. */
export function inTime<Part>(part: Promise<Part>): Promise<Part> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Not here in time')), patienceMs)
  })
  return Promise.race([part, tooLate])
}
