import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import remarkInlineLinks from 'remark-inline-links'
import { expectShallow } from './expect-shallow.ts'
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
