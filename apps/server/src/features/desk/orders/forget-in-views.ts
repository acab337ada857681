import type { SiteContent } from '@northword/contract/content/site-content'
import { allOf } from '../../../db/queries/condition.ts'
import type { Em } from '../../../db/orm.ts'
import type { Person } from '../../../hooks/personal-data.ts'
import { DeskView } from './desk-view.entity.ts'
import { searchedBy } from './search-orders.ts'

interface Folded {
  id: string
  name: string
  q: string
}

/**
 * Deletes views that name erased people: by name, a word of it, email, phone, or a search that found them. Keeps a
 * view if another client's order or a colleague has the same text.
 */
export async function forgetInViews(em: Em, people: Person[], { company }: SiteContent): Promise<void> {
  const views = await em.execute<Folded[]>(
    `select id, northword_fold(name) as name, northword_fold(coalesce(query->>'q', '')) as q from desk_views`,
  )
  if (views.length === 0) return
  const said = new Map<string, string[]>()
  for (const person of await folded(em, people))
    for (const view of views)
      for (const text of saidOf(view, person)) said.set(text, [...(said.get(text) ?? []), view.id])
  for (const [text, ids] of said)
    if (!(await isOfOthers(em, text, company.orderPrefix)))
      await em.nativeDelete(DeskView, { id: { $in: ids } })
}

async function folded(em: Em, people: Person[]): Promise<Person[]> {
  const given = people.map(({ name, email, phone }) => ({ name, email, phone }))
  return em.execute<Person[]>(
    `select distinct northword_fold(name) as name, northword_fold(email) as email, northword_fold(phone) as phone
      from jsonb_to_recordset(?::jsonb) as one(name text, email text, phone text)`,
    [JSON.stringify(given)],
  )
}

/** Shorter words and phone numbers match too much else. */
const shortest = 3
const shortestPhone = 6

const isLong = (word: string) => word.length >= shortest

/** Texts of a view that identify this person. */
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

/** Pads every word and every Chinese character with spaces, and replaces all other characters. */
const spaced = (text: string) =>
  ` ${text
    .replaceAll(/\p{Script=Han}/gu, ' $& ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** True if an order or a colleague's name contains the text. */
async function isOfOthers(em: Em, text: string, orderPrefix: string): Promise<boolean> {
  const { sql, values } = allOf(searchedBy(text, { withReach: true, orderPrefix }).words)
  const [answer] = await em.execute<{ found: boolean }[]>(
    `select exists (select 1 from orders where ${sql})
      or exists (select 1 from staff_members where position(? in northword_fold(name)) > 0) as found`,
    [...values, text],
  )
  return answer?.found ?? false
}
