import { pageSize, readCursor } from '@northword/contract/pages'

/** Where the list of an address begins: after this row, or with the latest. */
export function afterIn(query: URLSearchParams): string | undefined {
  const after = query.get('after')
  return after !== null && readCursor(after) ? after : undefined
}

/** What the procedure of a list is asked. What begins elsewhere is another list, which has to be kept apart. */
export const listInput = (after: string | undefined) => (after ? { limit: pageSize } : {})

/** The address of the same list from another place on; from the latest, where it is null. */
export function withAfter(query: URLSearchParams, after: string | null): string {
  const next = new URLSearchParams(query)
  // What a form has led to is told once.
  next.delete('sent')
  if (after === null) next.delete('after')
  else next.set('after', after)
  return `?${next.toString()}`
}
