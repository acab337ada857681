import {
  DeletedTextRun,
  ExternalHyperlink,
  InsertedTextRun,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import { plainTextOf } from '@northword/contract/texts/plain-text'
import type { Run, Segment } from '@northword/contract/texts/text-views'
import type { Block } from '../markdown/blocks-of.ts'
import type { BlockChange } from '../compare/compare-texts.ts'
import { linkedWordsOf, readerOf } from '../compare/linked-words.ts'
import { codeFont, forXml, packed, styleOf } from './docx-document.ts'
import { listing } from './docx-lists.ts'
import { markingOf, type Marking, type FileComment, type Side } from './docx-comments.ts'
import { outsideAddress } from '../markdown/link-address.ts'

export function docxOf(title: string, blocks: Block[]): Promise<Uint8Array> {
  const progress = { ...markingOf([], { before: '', after: '' }), numberingOf: listing() }
  return packed(title, { children: blocks.map((block) => plain(block, progress)) })
}

/** Author and date of tracked changes, and comments. */
interface Reviser {
  author: string
  at: Date
  comments?: readonly FileComment[]
}

/** A Word document with tracked changes: accepting all gives the new version, rejecting all the old one. */
export function redlineDocxOf(
  title: string,
  changes: BlockChange[],
  { author, at, comments = [] }: Reviser,
): Promise<Uint8Array> {
  let id = 0
  const date = `${at.toISOString().slice(0, 19)}Z`
  const stamp = (): Stamp => ({ id: (id += 1), author, date })
  const marking = markingOf(comments, {
    before: plainTextOf(changes.flatMap((change) => blocksOn('before', change))),
    after: plainTextOf(changes.flatMap((change) => blocksOn('after', change))),
  })
  const progress = { ...marking, numberingOf: listing() }
  const children = changes.flatMap((change) => paragraphsOf(change, stamp, progress))
  return packed(title, { children, comments: marking.comments })
}

function blocksOn(side: 'before' | 'after', change: BlockChange): Block[] {
  if (change.change === 'kept') return [change.after]
  if (side === 'before') return 'before' in change ? [change.before] : []
  return 'after' in change ? [change.after] : []
}

interface Stamp {
  id: number
  author: string
  date: string
}

/** Comments and lists, as far as the document is written. */
interface Progress extends Marking {
  numberingOf: ReturnType<typeof listing>
}

function paragraphsOf(change: BlockChange, stamp: () => Stamp, progress: Progress): Paragraph[] {
  switch (change.change) {
    case 'kept':
      return [plain(change.after, progress)]
    case 'added':
    case 'moved-here':
      return [inserted(change.after, stamp, progress)]
    case 'removed':
    case 'moved-away':
      return [deleted(change.before, stamp, progress)]
    case 'rewritten':
      return [deleted(change.before, stamp, progress), inserted(change.after, stamp, progress)]
    default:
      return [edited(change, stamp, progress)]
  }
}

const plain = (block: Block, progress: Progress) => paragraph(block, 'both', progress, runChildren)

const inserted = (block: Block, stamp: () => Stamp, progress: Progress) =>
  paragraph({ ...block, mark: { insertion: stamp() } }, 'after', progress, (run) =>
    linesOf(run).map((line) => new InsertedTextRun({ ...stamp(), ...line })),
  )

const deleted = (block: Block, stamp: () => Stamp, progress: Progress) =>
  paragraph({ ...block, mark: { deletion: stamp() } }, 'before', progress, (run) =>
    linesOf(run).map((line) => new DeletedTextRun({ ...stamp(), ...line })),
  )

type Edited = Extract<BlockChange, { change: 'edited' }>

/** Changed words and links, without formatting: changed formatting is no changed word. */
function edited({ before, after, segments }: Edited, stamp: () => Stamp, progress: Progress) {
  const [readOld, readNew] = [readerOf(linkedWordsOf(before)), readerOf(linkedWordsOf(after))]
  const madeAs: Record<Segment['kind'], (line: IRunOptions) => ParagraphChild> = {
    keep: (line) => new TextRun(line),
    ins: (line) => new InsertedTextRun({ ...stamp(), ...line }),
    del: (line) => new DeletedTextRun({ ...stamp(), ...line }),
  }
  const children = segments.flatMap(({ kind, text: { length } }) => {
    const olds = kind === 'ins' ? [] : readOld(length)
    const words = kind === 'del' ? olds : readNew(length)
    const make: Making = (run) => linked(run, linesOf(run).map(madeAs[kind]))
    return words.flatMap((run) => marked(run, sides[kind], progress, make))
  })
  progress.endParagraph('both')
  return new Paragraph({ ...styleOf(after, progress.numberingOf(after, 'both')), children })
}

const sides = { keep: 'both', ins: 'after', del: 'before' } as const

type Making = (run: Run) => ParagraphChild[]
type Marked = Block & { mark?: IParagraphOptions['run'] }

function paragraph({ mark, ...block }: Marked, side: Side, progress: Progress, make: Making) {
  const children = block.runs.flatMap((run) => marked(run, side, progress, make))
  progress.endParagraph(side)
  const style = styleOf(block, progress.numberingOf(block, side))
  return new Paragraph({ ...style, ...(mark && { run: mark }), children })
}

const marked = (run: Run, side: Side, progress: Progress, make: Making) =>
  progress
    .around(run.text, side)
    .flatMap((part) => (typeof part === 'string' ? make({ ...run, text: part }) : [part]))

function runChildren(run: Run): ParagraphChild[] {
  const children = linesOf(run).map((line) => new TextRun(line))
  return linked(run, children)
}

function linked({ href }: Run, children: ParagraphChild[]): ParagraphChild[] {
  const link = outsideAddress(href)
  return link === null ? children : [new ExternalHyperlink({ link, children })]
}

/** Word breaks lines between runs. */
const linesOf = ({ text, ...marks }: Run): IRunOptions[] =>
  forXml(text)
    .split('\n')
    .map((line, at) => ({
      text: line,
      ...(at > 0 && { break: 1 }),
      ...(marks.isStrong && { bold: true }),
      ...(marks.isEmphasis && { italics: true }),
      ...(marks.isStruck && { strike: true }),
      ...(marks.isCode && { font: codeFont }),
      ...(marks.href !== undefined && { style: 'Hyperlink' }),
    }))
