import type { Segment } from '@northword/contract/texts/text-views'
import { diffArrays } from 'diff'
import type { Block } from '../markdown/blocks-of.ts'
import { tokensOf } from '../markdown/words-of.ts'
import { linkedWordsOf } from './linked-words.ts'

/**
 * Deleted and inserted words: `keep` and `del` give the old text, `keep` and `ins` the new one, exactly. Those of a
 * link that leads elsewhere are both.
 * @returns null if not found within the time
 */
export function compareWords(before: Block, after: Block, withinMs: number): Segment[] | null {
  const numbers = new Map<string, number>()
  const changes = diffArrays(tokensIn(before, numbers), tokensIn(after, numbers), {
    comparator: isSame,
    timeout: Math.max(1, withinMs),
  })
  if (!changes) return null
  const segments = changes.map(({ added, removed, value }): Segment => {
    const kind = added ? 'ins' : removed ? 'del' : 'keep'
    return { kind, text: value.map(({ text }) => text).join('') }
  })
  return withoutConfetti(segments)
}

interface Token {
  text: string
  /** Number of the address that it leads to, as addresses may be long. 0: none. */
  link: number
}

const isSame = (one: Token, other: Token) => one.text === other.text && one.link === other.link

const tokensIn = (block: Block, numbers: Map<string, number>): Token[] =>
  linkedWordsOf(block).flatMap(({ text: words, href }) => {
    const link = href === undefined ? 0 : (numbers.get(href) ?? numbers.set(href, numbers.size + 1).size)
    return tokensOf(words).map((text) => ({ text, link }))
  })

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
