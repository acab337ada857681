import { wholeNumber } from './whole-number.ts'

/** US dollars for pages and mails: 2499 cents is "$24.99", 13500 is "$135". */
export function formatPrice(cents: number): string {
  const rest = cents % 100
  const dollars = `$${wholeNumber((cents - rest) / 100)}`
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`
}
