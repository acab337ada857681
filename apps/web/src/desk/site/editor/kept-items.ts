import { itemName } from '@northword/contract/content/content-items'
import { type KeptSiteItem, keptSiteItem } from '@northword/contract/desk/kept-site-item'
import { type SiteItemInput, siteItemInput } from '@northword/contract/desk/site'
import { keysWithPrefix, readJson, removeItem, writeItem } from '../../../site/device/device-storage.ts'
import { randomUuid } from '../../../site/device/random-uuid.ts'

export type ItemPlace = SiteItemInput & { memberId: string }

/** Fields of an item in localStorage. */
export interface KeptItem extends KeptSiteItem {
  place: string
}

const placesOf = (memberId: string) => `nw_desk_site:${memberId}:`
const prefixOf = ({ memberId, kind, key }: ItemPlace) => `${placesOf(memberId)}${kind}:${key}:`

/** Each page has its own place, so that two tabs do not overwrite each other. */
export const newPlace = (item: ItemPlace) => prefixOf(item) + randomUuid()

/** Fields that no server has confirmed, the latest first. */
export const keptItems = (item: ItemPlace): KeptItem[] =>
  keysWithPrefix(prefixOf(item))
    .flatMap((place) => {
      const kept = keptSiteItem.safeParse(readJson(place)).data
      return kept ? [{ ...kept, place }] : []
    })
    .sort((one, other) => other.typedAt.localeCompare(one.typedAt))

/** Returns false if the browser refuses. Without room for all, drops what was sent. */
export const keepItem = (place: string, kept: Omit<KeptSiteItem, 'format'>): boolean =>
  [kept, { ...kept, sent: null }].some((copy) => writeItem(place, JSON.stringify({ ...copy, format: 1 })))

export const dropItem = removeItem

/** Items of which this device has fields that no server has confirmed. */
export function unsavedItems(memberId: string): SiteItemInput[] {
  const places = keysWithPrefix(placesOf(memberId)).map((place) => place.split(':'))
  const items = places.flatMap(([, , kind, key]) => {
    const item = siteItemInput.safeParse({ kind, key }).data
    return item ? [item] : []
  })
  return [...new Map(items.map((item) => [itemName(item), item])).values()]
}
