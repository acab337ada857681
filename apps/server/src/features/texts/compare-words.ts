import type { Segment } from '@northword/contract/text-views'
import { diffArrays } from 'diff'
import { tokensOf } from './pieces-of-text.ts'

/**
 * What was struck out of a paragraph and written into it. What was kept and struck out is the old one, what was kept and
 * written in the new one, to the character.
 * @returns null where that is not found within the time
 */
export function compareWords(before: string, after: string, withinMs: number): Segment[] | null {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { timeout: Math.max(1, withinMs) })
  if (!changes) return null
  const segments = changes.map(({ added, removed, value }): Segment => {
    const kind = added ? 'ins' : removed ? 'del' : 'keep'
    return { kind, text: value.join('') }
  })
  return withoutConfetti(segments)
}

/** Whether an editor would leave it standing between two changes: a word, and not a space or a comma alone. */
const isWorthKeeping = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Joins changes that only a space or a sign parts: three words struck out are one stroke of the pen. */
function withoutConfetti(segments: Segment[]): Segment[] {
  const joined: Segment[] = []
  let del = ''
  let ins = ''
  /** Writes the changes down, and returns the space at the end of both, which stayed. */
  const write = (): string => {
    const space = del && ins && ins.endsWith(' ') && del.endsWith(' ') ? ' ' : ''
    if (del) joined.push({ kind: 'del', text: del.slice(0, del.length - space.length) })
    if (ins) joined.push({ kind: 'ins', text: ins.slice(0, ins.length - space.length) })
    del = ins = ''
    return space
  }
  for (const [at, { kind, text }] of segments.entries()) {
    if (kind === 'del') del += text
    else if (kind === 'ins') ins += text
    else if (del && ins && at < segments.length - 1 && !isWorthKeeping(text)) {
      del += text
      ins += text
    } else joined.push({ kind, text: write() + text })
  }
  const space = write()
  if (space) joined.push({ kind: 'keep', text: space })
  return joined.filter(({ text }) => text !== '')
}
