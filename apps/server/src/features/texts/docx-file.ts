import {
  AlignmentType,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  InsertedTextRun,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import type { Run } from '@northword/contract/text-views'
import type { Block } from './blocks-of.ts'
import type { BlockChange } from './compare-texts.ts'
import { leadsOutside } from './link-form.ts'

/** A text for Word. */
export const docxOf = (title: string, blocks: Block[]): Promise<Uint8Array> =>
  packed(title, blocks.map(plain))

/** Who changed a text, as Word shows it. */
export interface Reviser {
  author: string
  at: Date
}

/**
 * What changed between two versions for Word, as tracked changes: who accepts all has the new version, who rejects all the
 * old one.
 */
export function redlineDocxOf(
  title: string,
  changes: BlockChange[],
  { author, at }: Reviser,
): Promise<Uint8Array> {
  let id = 0
  const date = `${at.toISOString().slice(0, 19)}Z`
  const stamp = (): Stamp => ({ id: (id += 1), author, date })
  return packed(
    title,
    changes.flatMap((change) => paragraphsOf(change, stamp)),
  )
}

interface Stamp {
  id: number
  author: string
  date: string
}

function paragraphsOf(change: BlockChange, stamp: () => Stamp): Paragraph[] {
  switch (change.change) {
    case 'kept':
      return [plain(change.after)]
    case 'added':
    case 'moved-here':
      return [inserted(change.after, stamp)]
    case 'removed':
    case 'moved-away':
      return [deleted(change.before, stamp)]
    case 'rewritten':
      return [deleted(change.before, stamp), inserted(change.after, stamp)]
    default:
      return [edited(change, stamp)]
  }
}

const plain = (block: Block) =>
  new Paragraph({ ...styleOf(block), children: block.runs.flatMap(runChildren) })

const inserted = (block: Block, stamp: () => Stamp) =>
  new Paragraph({
    ...styleOf(block),
    run: { insertion: stamp() },
    children: block.runs.flatMap((run) =>
      linesOf(run).map((line) => new InsertedTextRun({ ...stamp(), ...line })),
    ),
  })

const deleted = (block: Block, stamp: () => Stamp) =>
  new Paragraph({
    ...styleOf(block),
    run: { deletion: stamp() },
    children: block.runs.flatMap((run) =>
      linesOf(run).map((line) => new DeletedTextRun({ ...stamp(), ...line })),
    ),
  })

/** The words that changed, without their marks: a mark that changed is no other word. */
function edited({ after, segments }: Extract<BlockChange, { change: 'edited' }>, stamp: () => Stamp) {
  const children = segments.flatMap(({ kind, text }): ParagraphChild[] =>
    linesOf({ text }).map((line) => {
      if (kind === 'ins') return new InsertedTextRun({ ...stamp(), ...line })
      return kind === 'del' ? new DeletedTextRun({ ...stamp(), ...line }) : new TextRun(line)
    }),
  )
  return new Paragraph({ ...styleOf(after), children })
}

function runChildren(run: Run): ParagraphChild[] {
  const children = linesOf(run).map((line) => new TextRun(line))
  const { href } = run
  if (href === undefined || !leadsOutside(href)) return children
  return [new ExternalHyperlink({ link: href, children })]
}

/** A run as Word has it: line by line. Signs that XML cannot hold are left out. */
const linesOf = ({ text, ...marks }: Run): IRunOptions[] =>
  text
    .replaceAll(/[^\t\n\x20-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
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

const codeFont = 'Courier New'

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
]

/** Word knows nine levels of a list. */
const deepestLevel = 8
/** In twentieths of a point: half a centimetre. */
const indent = 284

function styleOf({ kind, depth, number }: Block): IParagraphOptions {
  const level = Math.min(Math.max(depth - 1, 0), deepestLevel)
  if (kind === 'heading') return { heading: headings[depth - 1] ?? HeadingLevel.HEADING_6 }
  if (kind === 'item')
    return number === undefined ? { bullet: { level } } : { numbering: { reference: numbers, level } }
  if (kind === 'quote') return { indent: { left: indent * 2 * depth } }
  return kind === 'code' ? { run: { font: codeFont } } : {}
}

const numbers = 'numbers'

async function packed(title: string, children: Paragraph[]): Promise<Uint8Array> {
  const levels = Array.from({ length: deepestLevel + 1 }, (_, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: indent * 2 * (level + 1), hanging: indent } } },
  }))
  const document = new Document({
    title,
    creator: title,
    numbering: { config: [{ reference: numbers, levels }] },
    sections: [{ children }],
  })
  return Packer.toBuffer(document)
}
