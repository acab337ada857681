/** How long a press waits for scripts where the browser can answer it too: longer, and people believe it lost. */
export const patienceMs = 4000

/** Rejects where something is not here as soon as a press is kept waiting no longer. */
export function inTime<Part>(part: Promise<Part>): Promise<Part> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Not here in time')), patienceMs)
  })
  return Promise.race([part, tooLate])
}
