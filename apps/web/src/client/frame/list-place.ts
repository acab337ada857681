import { pageSize, readCursor } from '@northword/contract/pages'

/** The row after which the list starts; undefined starts with the latest. */
export function afterIn(query: URLSearchParams): string | undefined {
  const after = query.get('after')
  return after !== null && readCursor(after) ? after : undefined
}

/** Query input of a list. A list with another start needs its own cache entry. */
export const listInput = (after: string | undefined) => (after ? { limit: pageSize } : {})

/** Address of the same list with another start; null starts with the latest. */
export function withAfter(query: URLSearchParams, after: string | null): string {
  const next = new URLSearchParams(query)
  // A plain form's outcome is shown once.
  next.delete('sent')
  if (after === null) next.delete('after')
  else next.set('after', after)
  return `?${next.toString()}`
}
