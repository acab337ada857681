import type { ContentItem, ContentKind } from '@northword/contract/content/content-items'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes items as `readItems` reads them: a folder for each kind, in it a file for each key.
 * @param whole kinds that have a folder also without an item, with a hidden file in it: git keeps no empty one
 */
export function writeItems(
  folder: string,
  items: readonly ContentItem[],
  whole: readonly ContentKind[] = [],
): void {
  for (const kind of new Set([...whole, ...items.map((item) => item.kind)]))
    mkdirSync(join(folder, kind), { recursive: true })
  for (const kind of whole.filter((each) => !items.some((item) => item.kind === each)))
    writeFileSync(join(folder, kind, '.gitkeep'), '')
  for (const { kind, key, fields } of items) {
    const isMarkdown = kind === 'articles'
    const text = isMarkdown ? markdownOf(fields) : `${JSON.stringify(fields, null, 2)}\n`
    writeFileSync(join(folder, kind, `${key}.${isMarkdown ? 'md' : 'json'}`), text)
  }
}

function markdownOf(fields: unknown): string {
  const { content, ...front }: Record<string, unknown> = Object(fields)
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['---', ...lines, '---', '', `${String(content)}\n`].join('\n')
}
