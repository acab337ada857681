import {
  Document,
  HeadingLevel,
  type ICommentOptions,
  type IParagraphOptions,
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
export const deepestLevel = 8
/** Twentieths of a point: half a centimetre. */
export const indent = 284

export const levelOf = (depth: number) => Math.min(Math.max(depth - 1, 0), deepestLevel)

/** @param numbering of a numbered item */
export function styleOf(
  { kind, depth, continues }: Block,
  numbering: IParagraphOptions['numbering'],
): IParagraphOptions {
  const level = levelOf(depth)
  if (kind === 'heading') return { heading: headings[depth - 1] ?? HeadingLevel.HEADING_6 }
  if (kind === 'item' && continues) return { indent: { left: indent * 2 * (level + 1) } }
  if (kind === 'item') return numbering ? { numbering } : { bullet: { level } }
  if (kind === 'quote') return { indent: { left: indent * 2 * depth } }
  return kind === 'code' ? { run: { font: codeFont } } : {}
}

interface Packed {
  children: Paragraph[]
  comments?: ICommentOptions[]
}

export async function packed(title: string, { children, comments = [] }: Packed): Promise<Uint8Array> {
  const document = new Document({
    title,
    creator: title,
    ...(comments.length > 0 && { comments: { children: comments } }),
    sections: [{ children }],
  })
  return Packer.toBuffer(document)
}
