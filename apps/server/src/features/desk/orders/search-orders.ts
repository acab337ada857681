import type { Condition } from '../../../db/queries/condition.ts'
import { expressionsOf } from '../../orders/order/order-indexes.ts'

const { anybodys, everything, clientName } = expressionsOf('orders.')

export interface Search {
  words: Condition[]
  /**
   * Orders compared directly, from the top of the list, before an index is used for all. Common words match among the
   * first; the index is faster for rare ones.
   */
  comparedFirst: readonly number[]
}

const few = [1_000] as const
/** An index may return every order for words that are too short for it. */
const more = [1_000, 10_000] as const

interface Searching {
  /** Search email and phone, too. */
  withReach: boolean
  /** Beginning of order numbers. */
  orderPrefix: string
}

/** Shorter words have no trigram, so a trigram index cannot find them. */
const trigram = 3

/** The same folding as in the columns, independent of the database's locale. */
const folded = 'northword_fold(?)'

/** Further words are ignored. */
const mostWords = 8

/**
 * Conditions for orders that contain every word. Words too short for an index count beside longer ones; alone they
 * must begin the client's name.
 */
export function searchedBy(search: string, { withReach, orderPrefix }: Searching): Search {
  // NFC: a letter with an accent is one character, however typed.
  const words = search.normalize().split(/\s+/).filter(Boolean).slice(0, mostWords)
  const isShort = (word: string) => word.length < trigram
  if (words.every(isShort)) return { words: beginningWith(words.join(' '), orderPrefix), comparedFirst: few }
  const texts = withReach ? everything : anybodys
  return {
    words: words.map((word) => ({ sql: `${texts} like ${folded}`, values: [`%${escaped(word)}%`] })),
    comparedFirst: words.some(isShort) ? more : few,
  }
}

/** Every order number has the same prefix, so searching for it finds nothing. */
function beginningWith(search: string, orderPrefix: string): Condition[] {
  if (orderPrefix.toLowerCase().startsWith(search.toLowerCase())) return []
  return [{ sql: `${clientName} like ${folded}`, values: [`${escaped(search)}%`] }]
}

/** Escapes the wildcards of `like`. */
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
