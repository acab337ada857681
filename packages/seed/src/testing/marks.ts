import type { ContentItem } from '@northword/contract/content/content-items'

/** Begins each planted text, and nothing else. */
export const markStart = 'planted:'

/** Items with a text in every field that occurs nowhere else, but names, which others of their kind refer to. */
export const withMarks = (items: readonly ContentItem[]): ContentItem[] =>
  items.map((item, at) => ({ ...item, fields: mark(item.fields, `${at}`) }))

function mark(value: unknown, path: string): unknown {
  if (typeof value === 'string') return isName(path) ? value : `${markStart}${path};`
  if (Array.isArray(value)) return value.map((each, at) => mark(each, `${path}.${at}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mark(each, `${path}.${key}`)]))
}

const isName = (path: string) =>
  /\.(claim|section|service|services\.\d+|kind|revisionRounds|turnaround|date|timeZone|accent|paper)$/.test(
    path,
  )
