import { type Fields, isSameValue } from '@northword/contract/desk/join-fields'
import type { SiteItem } from '@northword/contract/desk/site'
import { fieldsIn, type ItemState, type RivalItem, rivalOf } from './item-state.ts'
import { dropItem, type ItemPlace, type KeptItem, keptItems } from './kept-items.ts'

interface Begun {
  fields: Fields
  base: Fields
  version: number
  sent: Fields | null
  rivals: RivalItem[]
  notice: ItemState['notice']
  /** Drops the copy that was taken up. */
  drop: () => void
}

/** Takes the latest copy of this device, else the server's item. Others that differ become rivals. */
export function beginWith(item: SiteItem, place: ItemPlace): Begun {
  const theirs = fieldsIn(item)
  const kept = keptItems(place)
  for (const copy of kept) if (isSameValue(copy.fields, theirs)) dropItem(copy.place)
  const [copy, ...earlier] = kept.filter(({ fields }) => !isSameValue(fields, theirs))
  const fine = { base: theirs, version: item.version }
  if (!copy) return { ...fine, fields: theirs, sent: null, rivals: [], notice: null, drop() {} }
  const isOnIt = copy.version === item.version || isOwn(copy, rivalOf(item).fields)
  const others = earlier.filter(({ fields }) => !isSameValue(fields, copy.fields)).map(rivalOfCopy)
  return {
    ...(isOnIt ? fine : { base: copy.base, version: copy.version }),
    fields: copy.fields,
    // The last save of the earlier page may still arrive.
    sent: isOnIt && copy.version !== item.version ? null : copy.sent,
    rivals: isOnIt ? others : [rivalOf(item), ...others],
    notice: { kind: 'restored', at: copy.typedAt },
    drop: () => dropItem(copy.place),
  }
}

/** The copy began with this text, or sent it: since then the item was published at most. */
const isOwn = ({ base, sent }: KeptItem, text: Fields | null) =>
  text !== null && [base, sent].some((own) => own && isSameValue(own, text))

const rivalOfCopy = ({ fields, typedAt, place, base }: KeptItem): RivalItem => ({
  fields,
  by: null,
  at: typedAt,
  of: { place, base },
})
