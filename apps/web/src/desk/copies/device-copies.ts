import { type KeptText, keptText } from '@northword/contract/texts/kept-text'
import { keysWithPrefix, readJson, removeItem, writeItem } from '../../site/device/device-storage.ts'
import { randomUuid } from '../../site/device/random-uuid.ts'

export interface CopyPlace {
  memberId: string
  number: string
  piece: number
}

/** A draft in localStorage. */
export interface DeviceCopy extends KeptText {
  key: string
}

const prefixOf = ({ memberId, number, piece }: CopyPlace) => `nw_desk_text:${memberId}:${number}:${piece}:`

/** Each page has its own copy, so that two tabs do not overwrite each other. */
export const newCopyKey = (place: CopyPlace) => prefixOf(place) + randomUuid()

/** Local copies of a text that no server has confirmed, the latest first. */
export const copiesOf = (place: CopyPlace): DeviceCopy[] =>
  keysWithPrefix(prefixOf(place))
    .flatMap((key) => {
      const kept = keptText.safeParse(readJson(key)).data
      return kept ? [{ ...kept, key }] : []
    })
    .sort((one, other) => other.typedAt.localeCompare(one.typedAt))

/** Returns false if the browser refuses. Without room for both, drops the sent text and keeps the typed one. */
export const keepCopy = (key: string, kept: Omit<KeptText, 'version'>): boolean =>
  [kept, { ...kept, sent: null }].some((copy) => writeItem(key, JSON.stringify({ version: 1, ...copy })))

export const dropCopy = removeItem
