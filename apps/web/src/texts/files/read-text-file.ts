import { textFile as words } from '@northword/content/texts/text-file'
import { mostTextBytes } from '@northword/contract/lengths'
import type { TextFormat } from '@northword/contract/texts/texts'

/** A file's text, or the reason for its refusal. */
export async function readTextFile(
  file: File,
): Promise<{ text: string; format: TextFormat } | { problem: string }> {
  const ending = /\.(md|markdown|txt)$/i.exec(file.name)?.[1]?.toLowerCase()
  if (!ending) return { problem: words.otherKind }
  if (file.size > mostTextBytes) return { problem: words.tooLarge }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { problem: words.unreadable }
  const text = textIn(bytes)
  if (text === null) return { problem: words.notText }
  return { text, format: ending === 'txt' ? 'plain' : 'markdown' }
}

/** Null if it is not UTF-8 text. */
function textIn(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\u0000') ? null : text
  } catch {
    return null
  }
}
