import { wholeNumber } from '@northword/contract/money/whole-number'

export const longBrief = {
  /** In characters. */
  rest: (count: number) =>
    `The rest of the brief (${wholeNumber(count)} ${count === 1 ? 'character' : 'characters'})`,
}
