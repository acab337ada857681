import {
  AlignmentType,
  Document,
  HeadingLevel,
  type ICommentOptions,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  type Paragraph,
} from 'docx'
import type { Block } from '../markdown/blocks-of.ts'

export const codeFont = 'Courier New'

/** Removes characters that XML cannot contain. */
export const forXml = (text: string) =>
  text.replaceAll(/[^\t\n\x20-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
]

/** Word has nine list levels. */
const deepestLevel = 8
/** Twentieths of a point: half a centimetre. */
const indent = 284

export function styleOf({ kind, depth, number, continues }: Block): IParagraphOptions {
  const level = Math.min(Math.max(depth - 1, 0), deepestLevel)
  if (kind === 'heading') return { heading: headings[depth - 1] ?? HeadingLevel.HEADING_6 }
  if (kind === 'item' && continues) return { indent: { left: indent * 2 * (level + 1) } }
  if (kind === 'item')
    return number === undefined ? { bullet: { level } } : { numbering: { reference: numbers, level } }
  if (kind === 'quote') return { indent: { left: indent * 2 * depth } }
  return kind === 'code' ? { run: { font: codeFont } } : {}
}

const numbers = 'numbers'

interface Packed {
  children: Paragraph[]
  comments?: ICommentOptions[]
}

export async function packed(title: string, { children, comments = [] }: Packed): Promise<Uint8Array> {
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
    ...(comments.length > 0 && { comments: { children: comments } }),
    sections: [{ children }],
  })
  return Packer.toBuffer(document)
}
