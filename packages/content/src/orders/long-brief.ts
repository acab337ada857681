import { wholeNumber } from '../studio/whole-number.ts'

export const longBrief = {
  /** In characters. */
  rest: (count: number) => `The rest of the brief (${wholeNumber(count)} characters)`,
}
