import { type KeptText, keptText } from '@northword/contract/kept-text'
import { keysWithPrefix, readJson, removeItem, writeItem } from '../../site/device/device-storage.ts'
import { randomUuid } from '../../site/device/random-uuid.ts'

/** Whose text it is, and of which piece. */
export interface CopyPlace {
  memberId: string
  number: string
  piece: number
}

/** What a page has kept on this device. */
export interface DeviceCopy extends KeptText {
  key: string
}

const prefixOf = ({ memberId, number, piece }: CopyPlace) => `nw_desk_text:${memberId}:${number}:${piece}:`

/** Every page keeps a copy of its own: of two tabs none writes over what the other one has. */
export const newCopyKey = (place: CopyPlace) => prefixOf(place) + randomUuid()

/** The copies of a text that no server is known to have, the latest first. */
export const copiesOf = (place: CopyPlace): DeviceCopy[] =>
  keysWithPrefix(prefixOf(place))
    .flatMap((key) => {
      const kept = keptText.safeParse(readJson(key)).data
      return kept ? [{ ...kept, key }] : []
    })
    .sort((one, other) => other.typedAt.localeCompare(one.typedAt))

/** Keeps a copy; false where the browser refuses. Without room for both, what was sent gives way to what is typed. */
export const keepCopy = (key: string, kept: Omit<KeptText, 'version'>): boolean =>
  [kept, { ...kept, sent: null }].some((copy) => writeItem(key, JSON.stringify({ version: 1, ...copy })))

/** Forgets a copy that a server has, or that nobody wants. */
export const dropCopy = removeItem
