import type { Segment } from '@northword/contract/texts/text-views'
import { diffArrays } from 'diff'
import type { Block } from '../markdown/blocks-of.ts'
import { compareWords } from './compare-words.ts'
import { pairBlocks } from './pair-blocks.ts'

/** Below this likeness a paragraph counts as rewritten: old and new are shown whole. */
const editedLikeness = 0.4

/** Shorter paragraphs may be equal by chance. */
const shortestMove = 20

/** Change of a paragraph. `moved-away` and `moved-here` are the two places of one. */
export type BlockChange =
  | { change: 'kept' | 'added' | 'moved-here'; after: Block }
  | { change: 'removed' | 'moved-away'; before: Block }
  | { change: 'edited'; before: Block; after: Block; segments: Segment[] }
  | { change: 'rewritten'; before: Block; after: Block }

/**
 * Changes in reading order. All `before` blocks make up the old version, all `after` blocks the new one.
 * @param withinMs time for comparing words; afterwards whole paragraphs are compared
 */
export function compareTexts(before: Block[], after: Block[], withinMs: number): BlockChange[] {
  const until = performance.now() + withinMs
  const gaps = gapsOf(before, after, withinMs / 2)
  const moved = movedIn(gaps)
  return gaps.flatMap((gap) => ('kept' in gap ? gap.kept.map(kept) : changesIn(gap, moved, until)))
}

const kept = (after: Block): BlockChange => ({ change: 'kept', after })

/** Blocks between two runs that both versions have. */
interface Gap {
  before: Block[]
  after: Block[]
}

const keyOf = ({ kind, depth, text }: Block) => `${kind} ${depth} ${text}`

/** Runs that both versions have in the same order, and the gaps between. */
function gapsOf(before: Block[], after: Block[], withinMs: number): (Gap | { kept: Block[] })[] {
  const runs = diffArrays(before.map(keyOf), after.map(keyOf), { timeout: withinMs })
  if (!runs) return [{ before, after }]
  const gaps: (Gap | { kept: Block[] })[] = []
  let [i, j] = [0, 0]
  for (const { added, removed, count } of runs) {
    const olds = added ? [] : before.slice(i, (i += count))
    const news = removed ? [] : after.slice(j, (j += count))
    const last = gaps.at(-1)
    if (!added && !removed) gaps.push({ kept: news })
    else if (last && 'before' in last) gaps.splice(-1, 1, joined(last, olds, news))
    else gaps.push({ before: olds, after: news })
  }
  return gaps
}

const joined = (gap: Gap, olds: Block[], news: Block[]): Gap => ({
  before: [...gap.before, ...olds],
  after: [...gap.after, ...news],
})

/** Texts that occur once among the removed and once among the added blocks. */
function movedIn(gaps: (Gap | { kept: Block[] })[]): Set<string> {
  const once = (side: keyof Gap) => {
    const blocks = gaps.flatMap((gap) => ('kept' in gap ? [] : gap[side]))
    const groups = Map.groupBy(
      blocks.filter(({ text }) => text.length >= shortestMove),
      ({ text }) => text,
    )
    return new Set([...groups].flatMap(([text, { length }]) => (length === 1 ? [text] : [])))
  }
  const here = once('after')
  return new Set([...once('before')].filter((text) => here.has(text)))
}

function changesIn({ before, after }: Gap, moved: Set<string>, until: number): BlockChange[] {
  const stays = (blocks: Block[]) => [...blocks.keys()].filter((at) => !moved.has(blocks[at]?.text ?? ''))
  const [olds, news] = [stays(before), stays(after)]
  const textsAt = (blocks: Block[], places: number[]) => places.map((at) => blocks[at]?.text ?? '')
  const pairs = pairBlocks(textsAt(before, olds), textsAt(after, news), until)
  const changes: BlockChange[] = []
  let [i, j] = [0, 0]
  const upTo = (old: number, next: number) => {
    for (const block of before.slice(i, old))
      changes.push({ change: moved.has(block.text) ? 'moved-away' : 'removed', before: block })
    for (const block of after.slice(j, next))
      changes.push({ change: moved.has(block.text) ? 'moved-here' : 'added', after: block })
  }
  for (const pair of pairs) {
    const [old, next] = [olds[pair.before] ?? 0, news[pair.after] ?? 0]
    upTo(old, next)
    const [one, other] = [before[old], after[next]]
    if (one && other) changes.push(pairChange(one, other, pair.likeness, until))
    ;[i, j] = [old + 1, next + 1]
  }
  upTo(before.length, after.length)
  return changes
}

function pairChange(before: Block, after: Block, likeness: number, until: number): BlockChange {
  const leftMs = until - performance.now()
  const segments =
    likeness >= editedLikeness && leftMs > 0 ? compareWords(before.text, after.text, leftMs) : null
  return segments ? { change: 'edited', before, after, segments } : { change: 'rewritten', before, after }
}
