import {
  contentKinds,
  type ContentItem,
  type ContentKind,
  ownKinds,
} from '@northword/contract/content/content-items'
import { join, parse } from 'node:path'
import { namesIn, parsed } from './regular-files.ts'

export const matterFolder = join(import.meta.dirname, '../matter')

/**
 * The items of a folder: a folder for each kind, in it a file for each key. Throws an error that names the file, also
 * for a link or a device.
 */
export function readItems(folder = matterFolder): ContentItem[] {
  return contentKinds.flatMap((kind) =>
    filesIn(folder, kind).map((file) => ({
      kind,
      key: keyOf(file),
      fields: parsed(join(folder, kind, file), file.endsWith('.md') ? fieldsOfMarkdown : JSON.parse),
    })),
  )
}

/**
 * Kinds of which a folder has all items that there are to be. An empty folder has none, whatever is hidden in it; one
 * with other files may have misnamed items.
 */
export const kindsIn = (folder: string): ContentKind[] =>
  ownKinds.filter(
    (kind) =>
      filesIn(folder, kind).length > 0 || namesIn(folder, kind)?.every((file) => file.startsWith('.')),
  )

const filesIn = (folder: string, kind: string) =>
  (namesIn(folder, kind) ?? [])
    .filter((file) => /\.(json|md)$/.test(file))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

const keyOf = (file: string) => parse(file).name

/** Front matter whose values are JSON, then the text, with the two line breaks around it that `writeItems` writes. */
function fieldsOfMarkdown(text: string): object {
  const [, front = '', content = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const fields = front.split('\n').map((line) => {
    const [name = '', value = ''] = line.split(/: (.*)/s)
    return [name, JSON.parse(value) as unknown]
  })
  return { ...Object.fromEntries(fields), content: content.replaceAll(/^\n|\n$/g, '') }
}
