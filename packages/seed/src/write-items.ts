import type { ContentItem } from '@northword/contract/content/content-items'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes items as `readItems` reads them: a folder for each kind, in it a file for each key. */
export function writeItems(folder: string, items: readonly ContentItem[]): void {
  for (const { kind, key, fields } of items) {
    mkdirSync(join(folder, kind), { recursive: true })
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
