import '../no-eval.ts'
import * as z from 'zod'
import { addressOf, type ItemRef } from '../content/content-items.ts'

/** Present addresses by former ones, as the folder of a site has them. */
export const movedAddresses = z.record(
  z.string(),
  z.string('An address is text'),
  'Name each present address by the former one',
)
export type MovedAddresses = z.infer<typeof movedAddresses>

/** A former address that leads nowhere, or that can be none. */
interface AddressProblem {
  field: string
  message: string
}

const former = /^\/(blog|order)\/[A-Za-z\d]+(-[A-Za-z\d]+)*$/

/**
 * Reasons why a site of these items cannot have these former addresses. Without one, each leads to a page in a step,
 * and so none in a circle.
 */
export function problemsOfAddresses(moved: MovedAddresses, items: readonly ItemRef[]): AddressProblem[] {
  const present = new Set(items.map(addressOf))
  const problemOf = (from: string, to: string) => {
    if (!former.test(from))
      return 'A former address is that of an article or a service: /blog/ or /order/, and a key'
    if (present.has(from)) return 'The site has an item with this address'
    return present.has(to) ? null : `The site has no article and no service with the address ${to}`
  }
  return Object.entries(moved).flatMap(([from, to]) => {
    const message = problemOf(from, to)
    return message === null ? [] : [{ field: from, message }]
  })
}
