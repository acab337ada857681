import { commands } from '@northword/content/operate/commands'
import type { ContentItem } from '@northword/contract/content/content-items'
import { type SaveSiteDraftInput, saveSiteDraftInput } from '@northword/contract/desk/site'
import { readItems } from '@northword/seed/read-items'
import { CommandError } from './command.ts'

const words = commands.content

/** Items of a folder. @throws {CommandError} if there are none, or a file is not well-formed */
export function itemsIn(folder: string): ContentItem[] {
  const items = readOrSay(folder)
  if (items.length === 0) throw new CommandError(words.nothingRead(folder))
  return items
}

function readOrSay(folder: string) {
  try {
    return readItems(folder)
  } catch (error) {
    throw new CommandError(words.unreadable(error instanceof Error ? error.message : String(error)))
  }
}

/** Items that can be drafted, whole or not. @throws {CommandError} for keys and texts that cannot be stored */
export function draftsIn(folder: string): SaveSiteDraftInput[] {
  return itemsIn(folder).map((item) => {
    const { data, error } = saveSiteDraftInput.safeParse({ ...item, version: 0 })
    if (data) return data
    const [issue] = error.issues
    const field = issue?.path.map(String).join('.') ?? ''
    throw new CommandError(words.problem(`${item.kind}/${item.key}`, field, issue?.message ?? ''))
  })
}
