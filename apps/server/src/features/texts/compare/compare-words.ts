import type { Segment } from '@northword/contract/texts/text-views'
import { diffArrays } from 'diff'
import { tokensOf } from '../markdown/words-of.ts'

/**
 * Deleted and inserted words: `keep` and `del` give the old text, `keep` and `ins` the new one, exactly.
 * @returns null if not found within the time
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

/** True for a word; false for spaces and punctuation alone. */
const isWorthKeeping = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Joins changes separated only by spaces or punctuation: three deleted words are one deletion. */
function withoutConfetti(segments: Segment[]): Segment[] {
  const joined: Segment[] = []
  let del = ''
  let ins = ''
  /** Adds both changes and returns the space that both end with, which was kept. */
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
