import { mostCents } from './check-entry.ts'
import { parseCents } from '../orders/decimal-price.ts'

/** Whole cents, or a sentence about the error. */
export type TypedAmount = { cents: number } | { problem: string }

/** Parses US dollars, such as "1250" or "49.95". Refuses commas: "1,000" is a thousand to some, one to others. */
export function readAmount(typed: string): TypedAmount {
  const text = typed.trim()
  if (text === '') return { problem: 'Enter an amount.' }
  if (text.includes(',')) return { problem: 'Write the amount without commas: 1250.00' }
  if (text.startsWith('-')) return { problem: 'Enter an amount above zero.' }
  if (/^\d+\.\d{3,}$/.test(text)) return { problem: 'An amount has at most two digits after the point.' }
  const cents = parseCents(text)
  if (cents === undefined && /^\d{7,}(\.\d{1,2})?$/.test(text))
    return { problem: 'This amount is too large.' }
  if (cents === undefined) return { problem: 'Write the amount in digits, such as 1250 or 49.95' }
  if (cents === 0) return { problem: 'Enter an amount above zero.' }
  return cents > mostCents ? { problem: 'This amount is too large.' } : { cents }
}

/** Cents of a price of the site, such as "$1,234.5"; null if it is no price. A comma separates thousands only. */
export function readPrice(typed: string): number | null {
  const [, dollars, cents = ''] =
    /^\s*\$?\s*(\d{1,12}|[1-9]\d{0,2}(?:,\d{3}){1,3})(?:\.(\d{0,2}))?\s*$/.exec(typed) ?? []
  return dollars ? Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0')) : null
}
