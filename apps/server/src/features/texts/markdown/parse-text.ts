import type { Paragraph, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { gfm } from 'micromark-extension-gfm'
import remarkInlineLinks from 'remark-inline-links'
import { fewMarks } from './few-marks.ts'
import { expectBounded, signsOf } from './size-limits.ts'

/**
 * Tree of GitHub-flavoured Markdown, from which page, files, plain text and redline are made.
 * @throws {RangeError} for a text that no person would write
 */
export function parseText(markdown: string): Root {
  const kept = asKept(markdown)
  expectShallow(kept)
  const tree = fromMarkdown(kept, { extensions: [gfm(), fewMarks], mdastExtensions: [gfmFromMarkdown()] })
  inlineLinks(tree)
  expectBounded(signsOf(tree), kept.length)
  return tree
}

/** Replaces reference links, `[words][name]`, by inline ones. */
const inlineLinks = remarkInlineLinks()

/** Stored form of a text: Unix line ends, and no byte order mark. */
export const asKept = (typed: string): string =>
  typed
    .replace(/^\u{FEFF}/u, '')
    .replaceAll(/\r\n?/g, '\n')
    .toWellFormed()

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

/*
 * Parsing Markdown takes more than linear time with hundreds of nested quotes and lists, or thousands of lines in one
 * block; a few thousand such characters block a thread for minutes. few-marks.ts counts within a paragraph.
 */

const most = {
  /** Quotes and lists opened on one line. */
  depth: 40,
  linesInARow: 5_000,
  underlined: 1_000,
  ampersands: 200,
}

const markers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const marker = />|[-+*]|\d+[.)]/g
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/
const perList = 2

/** @throws {RangeError} if parsing could take much longer than for other texts of its length */
function expectShallow(markdown: string): void {
  let [inARow, underlined] = [0, 0]
  for (const line of markdown.split('\n')) {
    inARow = line.trim() === '' ? 0 : inARow + 1
    if (inARow > 1 && underline.test(line)) underlined += 1
    if (inARow > most.linesInARow || underlined > most.underlined || depthOf(line) > most.depth)
      throw new RangeError('The text is tangled.')
  }
  if (markdown.split(/\s+/).some((word) => word.split('&').length - 1 > most.ampersands))
    throw new RangeError('The text is tangled.')
}

function depthOf(line: string): number {
  const [opened = ''] = markers.exec(line) ?? []
  if (opened === '') return 0
  const indentation = opened.length - opened.trimStart().length
  return indentation / perList + (opened.match(marker)?.length ?? 0)
}
