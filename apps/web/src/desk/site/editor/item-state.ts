import type { Fields } from '@northword/contract/desk/join-fields'
import type { SiteItem } from '@northword/contract/desk/site'
import type { Notice } from '../../form/notice-line.tsx'

/** Other fields of the same item. The member chooses. */
export interface RivalItem {
  /** Null: to be removed. */
  fields: Fields | null
  /** Null if unknown. */
  by: string | null
  at: string | null
  /** The server's item, or the place of a copy on this device. */
  of: SiteItem | { place: string; base: Fields }
}

export interface ItemState {
  fields: Fields
  /** As the server last had it. */
  item: SiteItem
  /** The server has all fields. */
  isSaved: boolean
  /** The error of the last save, or null. */
  error: unknown
  /** The browser keeps what is unsaved. */
  isKept: boolean
  /** The member is asked about the first. */
  rivals: readonly RivalItem[]
  notice: Notice<Fields> | null
}

/** The server has other fields: saving waits until the member has chosen. */
export const isUnsettled = ({ rivals }: Pick<ItemState, 'rivals'>) => rivals.some(({ of }) => 'version' in of)

/** Fields as the desk has them: the draft, else what is live. */
export const fieldsIn = ({ draft, live }: Pick<SiteItem, 'draft' | 'live'>): Fields =>
  draft?.fields ?? live ?? {}

/** Number of the scheduled release that alone has the item's fields. Null: it is live or drafted. */
export const onlyReleaseOf = ({ draft, live, scheduledIn }: SiteItem): number | null =>
  draft || live ? null : scheduledIn

export const rivalOf = (item: SiteItem): RivalItem => ({
  fields: item.draft ? item.draft.fields : item.live,
  by: item.draft?.changedBy ?? item.events[0]?.by ?? null,
  at: item.draft?.changedAt ?? item.events[0]?.at ?? null,
  of: item,
})
