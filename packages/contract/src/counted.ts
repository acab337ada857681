import { wholeNumber } from './money/whole-number.ts'

/** "1 day", "1,200 words". */
export const counted = (count: number, one: string, many: string): string =>
  `${wholeNumber(count)} ${count === 1 ? one : many}`
