import { company } from '@northword/content/company'
import type { Condition } from '../../db/condition.ts'
import { expressionsOf } from '../orders/order-expressions.ts'

const { anybodys, everything, clientName } = expressionsOf('orders.')

/** What is looked for in orders. */
export interface Search {
  /** A condition for each word. */
  words: Condition[]
  /**
   * How many orders are compared with the words, in the order of the list, before an index is asked for all that have
   * them. Words that are common together are found among the first; what is rarer, the index finds sooner.
   */
  comparedFirst: readonly number[]
}

const few = [1_000] as const
/** Where a word is too short for the index, it may answer with all orders that there are. */
const more = [1_000, 10_000] as const

/** With fewer characters than these there is no trigram, and an index of trigrams finds nothing. */
const trigram = 3

/** Folds a search as the columns of orders are folded; the locale of the database changes neither. */
const folded = 'northword_fold(?)'

/** As many words as anybody needs to find an order. */
const mostWords = 8

/**
 * The orders in which every word of a search stands. Words that are too short for an index are looked for beside longer
 * ones; alone, the name has to begin with them.
 * @param withReach whether email and phone are searched as well
 */
export function searchedBy(search: string, withReach: boolean): Search {
  // A letter with a mark counts once, however it was typed.
  const words = search.normalize().split(/\s+/).filter(Boolean).slice(0, mostWords)
  const isShort = (word: string) => word.length < trigram
  if (words.every(isShort)) return { words: beginningWith(words.join(' ')), comparedFirst: few }
  const texts = withReach ? everything : anybodys
  return {
    words: words.map((word) => ({ sql: `${texts} like ${folded}`, values: [`%${escaped(word)}%`] })),
    comparedFirst: words.some(isShort) ? more : few,
  }
}

/** Every number begins in the same way, so that its beginning tells nothing. */
function beginningWith(search: string): Condition[] {
  if (company.orderPrefix.toLowerCase().startsWith(search.toLowerCase())) return []
  return [{ sql: `${clientName} like ${folded}`, values: [`${escaped(search)}%`] }]
}

/** The text itself, where a pattern would take some of its characters for signs. */
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
