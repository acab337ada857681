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
