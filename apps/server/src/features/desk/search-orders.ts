import { company } from '@northword/content/company'

/** A condition of a statement, with the values for its question marks. */
export interface Condition {
  sql: string
  values: unknown[]
}

/** The texts that are searched, written as their indexes have them. */
const anybodys = 'orders.number || chr(10) || orders.full_name || chr(10) || orders.note'
const reach = 'orders.email || chr(10) || orders.phone'

/** With fewer characters than these there is no trigram, and an index of trigrams finds nothing. */
const trigram = 3

/** As many words as anybody needs to find an order. */
const mostWords = 8

/**
 * The conditions of orders in which every word of a search stands. Words that are too short for an index are looked for
 * beside longer ones; alone, the name has to begin with them.
 * @param withReach whether email and phone are searched as well
 */
export function searchedBy(search: string, withReach: boolean): Condition[] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords)
  if (words.every((word) => word.length < trigram)) return beginningWith(words.join(' '))
  return words.map((word) => {
    const pattern = `%${escaped(word)}%`
    if (!withReach) return { sql: `(${anybodys}) ilike ?`, values: [pattern] }
    return { sql: `((${anybodys}) ilike ? or (${reach}) ilike ?)`, values: [pattern, pattern] }
  })
}

/** Every number begins in the same way, so that its beginning tells nothing. */
function beginningWith(search: string): Condition[] {
  if (company.orderPrefix.toLowerCase().startsWith(search.toLowerCase())) return []
  return [{ sql: 'lower(orders.full_name) like lower(?)', values: [`${escaped(search)}%`] }]
}

/** The text itself, where a pattern would take some of its characters for signs. */
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
