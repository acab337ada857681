import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Resolves to the answer of a question as soon as it has one. It is asked often; one that fails is asked again.
 * @throws {Error} after `withinMs`, with `what` did not come
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  withinMs = 15_000,
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
