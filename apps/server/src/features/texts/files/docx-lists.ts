import { AlignmentType, type IParagraphOptions, LevelFormat, type NumberingDefinition } from 'docx'
import type { Block } from '../markdown/blocks-of.ts'
import { deepestLevel, indent, levelOf } from './docx-document.ts'
import type { Side } from './docx-comments.ts'

type Numbering = Exclude<IParagraphOptions['numbering'], false | undefined>

/** Lists that begin anew in a document; bounds the size of a file. */
const mostLists = 500

/** Items of one version so far. */
interface Counted {
  /** Number of the last item, by level. */
  numbers: number[]
  /** List of the last item. */
  list: number
}

/**
 * Puts the items of a document into lists, so that Word shows their numbers: call it for every paragraph, in order. A
 * removed item counts in the old version alone, so that numbers follow each other whether changes are accepted or
 * rejected.
 */
export function listing(): (block: Block, side: Side) => Numbering | undefined {
  const [before, after] = [nothingYet(), nothingYet()]
  let list = 0
  let first = { level: 0, number: 1 }
  let definition = numbersFrom(first)
  const nextIn = ({ numbers }: Counted, level: number) => {
    const last = numbers[level]
    if (last !== undefined) return last + 1
    return level === first.level ? first.number : 1
  }
  return ({ kind, depth, number, continues }, side) => {
    if (kind !== 'item' || continues || number === undefined) return undefined
    const level = levelOf(depth)
    const own = side === 'before' ? before : after
    const begins = number !== nextIn(own, level)
    if ((begins || own.list !== list) && list < mostLists) {
      list += 1
      first = { level, number }
      definition = numbersFrom(first)
    }
    // A kept item may have had another number.
    if (side !== 'after') count(before, { level, list, number: begins ? number : nextIn(before, level) })
    if (side !== 'before') count(after, { level, list, number })
    return { reference: definition, level, instance: list }
  }
}

const nothingYet = (): Counted => ({ numbers: [], list: 0 })

/** Counts an item. Deeper levels begin anew after it, and all levels in a new list. */
function count(counted: Counted, { level, list, number }: { level: number; list: number; number: number }) {
  const numbers = counted.list === list ? counted.numbers.slice(0, level) : []
  numbers[level] = number
  Object.assign(counted, { numbers, list })
}

/** The lists that begin with this item. */
const numbersFrom = (first: { level: number; number: number }): NumberingDefinition => ({
  reference: first.number === 1 ? 'numbers' : `numbers from ${first.number} on level ${first.level}`,
  levels: Array.from({ length: deepestLevel + 1 }, (_, level) => ({
    level,
    start: level === first.level ? first.number : 1,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: indent * 2 * (level + 1), hanging: indent } } },
  })),
})
