import { type ContentItem, ownKinds } from '@northword/contract/content/content-items'

/** Begins each planted text, and nothing else. */
export const markStart = 'planted:'

/** Marks of {@link withMarks} and {@link withOwnKeys}, as a script or a document would have them. */
export const anyMark = /planted:|zqxv-|731_?337|7,?313\.37/i

const markCents = 731_337

/**
 * Items whose keys and prices occur nowhere else: other numbers of services, which those that name them follow, other
 * last parts of addresses, and one price for everything.
 */
export function withOwnKeys(items: readonly ContentItem[]): ContentItem[] {
  const skus = new Map(
    items.filter(({ kind }) => kind === 'services').map(({ key }) => [key, `ZQXV-${key.replace('PS-', '')}`]),
  )
  const own = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return skus.get(value) ?? value
    if (typeof value === 'number') return name.endsWith('Cents') ? markCents : value
    if (Array.isArray(value)) return value.map((each) => own(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, own(each, key)]))
  }
  const isAddress = ({ kind }: ContentItem) => ownKinds.some((each) => each === kind)
  return items.map((item) => ({
    ...item,
    key: isAddress(item) ? (skus.get(item.key) ?? `zqxv-${item.key}`) : item.key,
    fields: own(item.fields),
  }))
}

/** Items with a text in every field that occurs nowhere else, but names, which others refer to. */
export const withMarks = (items: readonly ContentItem[]): ContentItem[] =>
  items.map((item, at) => ({ ...item, fields: mark(item.fields, `${item.kind}.${at}`) }))

function mark(value: unknown, path: string): unknown {
  if (typeof value === 'string') return isName(path) ? value : `${markStart}${path};`
  if (Array.isArray(value)) return value.map((each, at) => mark(each, `${path}.${at}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mark(each, `${path}.${key}`)]))
}

const isName = (path: string) =>
  /\.(claim|section|service|services\.\d+|kind|pricingGroup|revisionRounds|turnaround)$/.test(path) ||
  /\.(date|updated|timeZone|accent|paper)$/.test(path) ||
  /^pages\.\d+\.(sections\.\d+\.id|groups\.\d+\.key)$/.test(path)
