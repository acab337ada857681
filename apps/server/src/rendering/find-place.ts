import { isDeepStrictEqual } from 'node:util'
import { fillBraces } from '@northword/contract/content/braces'
import {
  type ContentItem,
  isItem,
  itemName,
  ownKinds,
  textsIn,
  withoutArchived,
} from '@northword/contract/content/content-items'
import { matterOf } from '@northword/contract/content/matter'
import { tokensOf } from '@northword/contract/content/tokens'
import { differencesOf } from '../features/content/releases/field-differences.ts'
import type { PageFault } from './check-pages.ts'
import { isOn } from './items-on-page.ts'

type Items = readonly ContentItem[]

/** An item, and the path of its field; empty: the whole item. */
export interface Place {
  item: ContentItem
  field: string
}

/**
 * The place that is to blame for a fault of a page. Null: it is not known.
 * @param before items of the release that is shown
 */
export function findPlace({ page, kind, what }: PageFault, items: Items, before: Items): Place | null {
  const changed = changesOf(items, before)
  const shown = withoutArchived(items)
  const onPage = shown.filter(isOn(page))
  const first = (places: readonly Place[]) => firstOf(places, [onPage, changed])
  switch (kind) {
    case 'link':
      // Other pages may have an anchor of that name.
      return first(linksTo(what, what.startsWith('#') ? onPage : shown, shown))
    case 'anchor':
      return first(anchorsOf(what, onPage))
    case 'size':
      return longestText(onPage, page)
    case 'broken':
      return onlyChange(changed.filter(isOn(page)), before)
    default:
      return null
  }
}

/** Items that differ from before, also those that are gone. */
function changesOf(items: Items, before: Items): ContentItem[] {
  const earlier = new Map(before.map((item) => [itemName(item), item]))
  const names = new Set(items.map(itemName))
  return [
    ...items.filter((item) => !isDeepStrictEqual(item.fields, earlier.get(itemName(item))?.fields)),
    ...before.filter((item) => !names.has(itemName(item))),
  ]
}

/** The first place in as many of these items as possible, of which earlier ones count more. */
function firstOf(places: readonly Place[], preferred: readonly Items[]): Place | null {
  const scoreOf = ({ item }: Place) =>
    preferred.reduce((score, among) => 2 * score + (among.includes(item) ? 1 : 0), 0)
  return places.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0] ?? null
}

/** @param shown items whose facts stand for names in braces */
function linksTo(link: string, items: Items, shown: Items): Place[] {
  const values: Readonly<Record<string, string>> = tokensOf(matterOf(shown))
  return items.flatMap((item) =>
    textsIn(item.fields)
      .filter(({ field }) => /(^|\.)to$/.test(field))
      .filter(({ text }) => isSameLink(fillBraces(text, (name) => values[name] ?? `{${name}}`).trim(), link))
      .map(({ field }) => ({ item, field })),
  )
}

/** Pages have their links resolved. */
const isSameLink = (to: string, link: string) =>
  to === link || (to.startsWith('/') && link.startsWith('/') && resolved(to) === resolved(link))

const resolved = (path: string) => {
  const site = 'https://site.invalid'
  const single = path.replaceAll(/\/{2,}/g, '/')
  return URL.canParse(single, site) ? new URL(single, site).href : path
}

/** Fields that are an anchor of a page, and items whose key is one. */
const anchorsOf = (anchor: string, items: Items): Place[] =>
  items.flatMap((item) =>
    ownKinds.some((kind) => kind === item.kind)
      ? item.key === anchor
        ? [{ item, field: '' }]
        : []
      : textsIn(item.fields)
          .filter(({ field, text }) => /\.(id|key)$/.test(field) && text.trim() === anchor)
          .map(({ field }) => ({ item, field })),
  )

/** Null where many texts make the page large together. */
function longestText(items: Items, page: string): Place | null {
  const texts = items.flatMap((item) =>
    textsIn(item.fields)
      .filter(({ field }) => page !== '/blog' || field !== 'content')
      .map(({ field, text }) => ({ item, field, size: text.length })),
  )
  const [longest] = texts.toSorted((one, other) => other.size - one.size)
  const whole = texts.reduce((sum, { size }) => sum + size, 0)
  return longest && longest.size * 10 > whole ? longest : null
}

/** Without a field where several were changed. */
function onlyChange([item, ...others]: Items, before: Items): Place | null {
  if (!item || others.length > 0) return null
  const earlier = before.find(isItem(item))
  const [difference, ...more] = differencesOf(earlier?.fields, item.fields)
  return { item, field: difference && more.length === 0 ? difference.field : '' }
}
