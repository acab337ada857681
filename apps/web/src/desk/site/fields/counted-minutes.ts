import type { ContentKind } from '@northword/contract/content/content-items'
import type { Fields } from '@northword/contract/desk/join-fields'
import { minutesToRead } from '@northword/contract/site/reading-time'
import { createContext } from 'react'

/** Minutes to read the article that is edited, as its text is now. Null: another kind of item. */
export const MinutesContext = createContext<number | null>(null)

/** Path of the field that says them. */
export const minutesPath = 'readTime'

export const minutesOf = (kind: ContentKind, { content }: Fields): number | null =>
  kind === 'articles' && typeof content === 'string' ? minutesToRead(content) : null

/** Changed fields, in which the minutes follow the text if they were counted from it, or are empty. */
export function withMinutes(kind: ContentKind, before: Fields, after: Fields): Fields {
  if (before['content'] === after['content']) return after
  const stated = before[minutesPath]
  const minutes = minutesOf(kind, after)
  const isFollowing = stated === '' || stated === minutesOf(kind, before)
  return minutes !== null && isFollowing ? { ...after, [minutesPath]: minutes } : after
}
