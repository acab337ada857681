import { contentKinds, type ContentItem } from '@northword/contract/content/content-items'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

export const matterFolder = join(import.meta.dirname, '../matter')

/** The items of a folder: a folder for each kind, in it a file for each key. */
export function readItems(folder = matterFolder): ContentItem[] {
  return contentKinds.flatMap((kind) =>
    readdirSync(join(folder, kind))
      .toSorted()
      .map((file) => ({ kind, key: parse(file).name, fields: fieldsIn(join(folder, kind, file)) })),
  )
}

function fieldsIn(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.md') ? fieldsOfMarkdown(text) : JSON.parse(text)
}

/** Front matter whose values are JSON, then the text. */
function fieldsOfMarkdown(text: string): object {
  const [, front = '', content = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const fields = front.split('\n').map((line) => {
    const [name = '', value = ''] = line.split(/: (.*)/)
    return [name, JSON.parse(value) as unknown]
  })
  return { ...Object.fromEntries(fields), content: content.trim() }
}
