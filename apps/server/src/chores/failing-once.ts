/** Throws only the first of consecutive failures: for a chore that runs every few seconds, and is logged. */
export function failingOnce(work: () => Promise<void>): () => Promise<void> {
  let hasFailed = false
  return async () => {
    try {
      await work()
      hasFailed = false
    } catch (error) {
      if (hasFailed) return
      hasFailed = true
      throw error
    }
  }
}
