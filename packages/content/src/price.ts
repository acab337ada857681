import { wholeNumber } from '@northword/content/whole-number'

/** A price in US dollars for a reader: 2499 cents is "$24.99", 13500 is "$135". */
export function formatPrice(cents: number): string {
  const rest = cents % 100
  const dollars = `$${wholeNumber((cents - rest) / 100)}`
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`
}
