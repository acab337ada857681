import type { Paragraph } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Markdown that renders a plain text as typed. A blank line ends a paragraph; no character is markup. */
export function fromPlain(text: string): string {
  const paragraphs = text.split(/\n(?:[^\S\n]*\n)+/).filter((paragraph) => paragraph.trim() !== '')
  return toMarkdown(
    { type: 'root', children: paragraphs.map(paragraphOf) },
    { extensions: [gfmToMarkdown()] },
  )
}

function paragraphOf(text: string): Paragraph {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const children = lines.flatMap((value, at) => [
    ...(at > 0 ? [{ type: 'break' as const }] : []),
    { type: 'text' as const, value },
  ])
  return { type: 'paragraph', children }
}
