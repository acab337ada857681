import type { ContentItem } from '@northword/contract/content/content-items'

/** Begins each planted text, and nothing else. */
export const markStart = 'planted:'

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
