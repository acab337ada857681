import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks again and again, and resolves to the first answer that is not undefined. An error counts as no answer.
 * @throws {Error} that names `what`, after `withinMs`; its cause is the last error
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  withinMs = 30_000,
): Promise<Answer> {
  const deadline = Date.now() + withinMs
  let failure: unknown
  while (Date.now() < deadline) {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
      failure = undefined
    } catch (error) {
      failure = error
    }
    await sleep(60)
  }
  throw new Error(`Not within ${withinMs / 1000} s: ${what}`, { cause: failure })
}
