import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls until the answer is not undefined; errors count as no answer. Gives up a question that hangs.
 * @throws {Error} with `what` after `withinMs`; its cause is the last error
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
      const answer = await answeredBy(deadline, what, ask())
      if (answer !== undefined) return answer
      failure = undefined
    } catch (error) {
      failure = error
    }
    await sleep(60)
  }
  throw new Error(`Not within ${withinMs / 1000} s: ${what}`, { cause: failure })
}

/**
 * An answer that may never come.
 * @param deadline milliseconds of `Date.now`
 * @throws {Error} with `what` after it
 */
export async function answeredBy<Answer>(
  deadline: number,
  what: string,
  answer: Promise<Answer>,
): Promise<Answer> {
  const over = new AbortController()
  const { signal } = over
  const late = sleep(deadline - Date.now(), undefined, { signal }).then(() => {
    throw new Error(`The last question was never answered: ${what}`)
  })
  late.catch(() => {})
  try {
    return await Promise.race([answer, late])
  } finally {
    over.abort()
  }
}
