import type { Segment } from '@northword/contract/texts/text-views'
import { diffArrays } from 'diff'
import type { Block } from '../markdown/blocks-of.ts'
import { compareWords } from './compare-words.ts'
import { linkedWordsOf } from './linked-words.ts'
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
  return gaps.flatMap((gap) =>
    'stayed' in gap
      ? gap.stayed.map(([one, other]) => changeOf(one, other, until))
      : changesIn(gap, moved, until),
  )
}

/** Change of a block whose words stayed: none, or of its form or links. */
function changeOf(before: Block, after: Block, until: number): BlockChange {
  if (keyOf(before) !== keyOf(after)) return pairChange(before, after, 1, until)
  if (before.kind === after.kind && before.depth === after.depth) return { change: 'kept', after }
  return { change: 'edited', before, after, segments: [{ kind: 'keep', text: after.text }] }
}

/** The words of a block with the addresses that they lead to. */
const keyOf = (block: Block) => JSON.stringify(linkedWordsOf(block))

/** Blocks that have the same words in both versions, in the same order. */
interface Stayed {
  stayed: [before: Block, after: Block][]
}

/** Blocks between two runs that both versions have. */
interface Gap {
  before: Block[]
  after: Block[]
}

const textOf = ({ text }: Block) => text

/** Runs that both versions have in the same order, and the gaps between. */
function gapsOf(before: Block[], after: Block[], withinMs: number): (Gap | Stayed)[] {
  const runs = diffArrays(before.map(textOf), after.map(textOf), { timeout: withinMs })
  if (!runs) return [{ before, after }]
  const gaps: (Gap | Stayed)[] = []
  let [i, j] = [0, 0]
  for (const { added, removed, count } of runs) {
    const olds = added ? [] : before.slice(i, (i += count))
    const news = removed ? [] : after.slice(j, (j += count))
    const last = gaps.at(-1)
    if (!added && !removed) gaps.push({ stayed: pairsOf(olds, news) })
    else if (last && 'before' in last) gaps.splice(-1, 1, joined(last, olds, news))
    else gaps.push({ before: olds, after: news })
  }
  return gaps
}

const pairsOf = (olds: Block[], news: Block[]): Stayed['stayed'] =>
  olds.flatMap((old, at): Stayed['stayed'] => {
    const next = news[at]
    return next ? [[old, next]] : []
  })

const joined = (gap: Gap, olds: Block[], news: Block[]): Gap => ({
  before: [...gap.before, ...olds],
  after: [...gap.after, ...news],
})

/** Keys of texts that occur once among the removed and once among the added blocks. */
function movedIn(gaps: (Gap | Stayed)[]): Set<string> {
  const once = (side: keyof Gap) => {
    const blocks = gaps.flatMap((gap) => ('stayed' in gap ? [] : gap[side]))
    const groups = Map.groupBy(
      blocks.filter(({ text }) => text.length >= shortestMove),
      keyOf,
    )
    return new Set([...groups].flatMap(([key, { length }]) => (length === 1 ? [key] : [])))
  }
  const here = once('after')
  return new Set([...once('before')].filter((key) => here.has(key)))
}

function changesIn({ before, after }: Gap, moved: Set<string>, until: number): BlockChange[] {
  const isMoved = (block: Block) => moved.has(keyOf(block))
  const stays = (blocks: Block[]) => blocks.flatMap((block, at) => (isMoved(block) ? [] : [at]))
  const [olds, news] = [stays(before), stays(after)]
  const textsAt = (blocks: Block[], places: number[]) => places.map((at) => blocks[at]?.text ?? '')
  const pairs = pairBlocks(textsAt(before, olds), textsAt(after, news), until)
  const changes: BlockChange[] = []
  let [i, j] = [0, 0]
  const upTo = (old: number, next: number) => {
    for (const block of before.slice(i, old))
      changes.push({ change: isMoved(block) ? 'moved-away' : 'removed', before: block })
    for (const block of after.slice(j, next))
      changes.push({ change: isMoved(block) ? 'moved-here' : 'added', after: block })
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
  const segments = likeness >= editedLikeness && leftMs > 0 ? compareWords(before, after, leftMs) : null
  return segments ? { change: 'edited', before, after, segments } : { change: 'rewritten', before, after }
}
