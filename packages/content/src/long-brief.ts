import { wholeNumber } from './whole-number.ts'

/** The words beside a brief that is too long to be shown at once. */
export const longBrief = {
  /** In characters. */
  rest: (count: number) => `The rest of the brief (${wholeNumber(count)} characters)`,
}
