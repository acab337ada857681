import { allOf } from '../../db/condition.ts'
import type { Em } from '../../db/orm.ts'
import type { Person } from '../../personal-data.ts'
import { DeskView } from './desk-view.entity.ts'
import { searchedBy } from './search-orders.ts'

/** The texts of a view, as a search folds them. */
interface Folded {
  id: string
  name: string
  q: string
}

/**
 * Deletes views that speak of people who were erased: by their name or a word of it, their email or phone, or by a search that
 * found them by these. What is said of the client of another order, or of a colleague, says nothing of them.
 */
export async function forgetInViews(em: Em, people: Person[]): Promise<void> {
  const views = await em.execute<Folded[]>(
    `select id, northword_fold(name) as name, northword_fold(coalesce(query->>'q', '')) as q from desk_views`,
  )
  if (views.length === 0) return
  const said = new Map<string, string[]>()
  for (const person of await folded(em, people))
    for (const view of views)
      for (const text of saidOf(view, person)) said.set(text, [...(said.get(text) ?? []), view.id])
  for (const [text, ids] of said)
    if (!(await isOfOthers(em, text))) await em.nativeDelete(DeskView, { id: { $in: ids } })
}

/** People as a search folds them, each once. */
async function folded(em: Em, people: Person[]): Promise<Person[]> {
  const given = people.map(({ name, email, phone }) => ({ name, email, phone }))
  return em.execute<Person[]>(
    `select distinct northword_fold(name) as name, northword_fold(email) as email, northword_fold(phone) as phone
      from jsonb_to_recordset(?::jsonb) as one(name text, email text, phone text)`,
    [JSON.stringify(given)],
  )
}

/** With fewer characters a word, or a number, stands for many things. */
const shortest = 3
const shortestPhone = 6

const isLong = (word: string) => word.length >= shortest

/** What a view says of somebody. */
function saidOf({ name, q }: Folded, person: Person): string[] {
  const phone = person.phone.length < shortestPhone ? '' : person.phone
  const known = [person.name, person.email, phone]
  const isSaid = (text: string) => [name, q].some((one) => spaced(one).includes(spaced(text)))
  const named = [...known, ...wordsOf(person.name).filter(isLong)].filter(
    (text) => spaced(text).trim() !== '',
  )
  const sought = wordsOf(q)
  const isFound = (word: string) => isLong(word) && known.some((text) => text.includes(word))
  return [...named.filter(isSaid), ...(sought.length > 0 && sought.every(isFound) ? [q] : [])]
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** A text with a space around every word and every Chinese character, whatever stood there. */
const spaced = (text: string) =>
  ` ${text
    .replaceAll(/\p{Script=Han}/gu, ' $& ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whether an order, or the name of a colleague, has a text. */
async function isOfOthers(em: Em, text: string): Promise<boolean> {
  const { sql, values } = allOf(searchedBy(text, true).words)
  const [answer] = await em.execute<{ found: boolean }[]>(
    `select exists (select 1 from orders where ${sql})
      or exists (select 1 from staff_members where position(? in northword_fold(name)) > 0) as found`,
    [...values, text],
  )
  return answer?.found ?? false
}
