import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import remarkInlineLinks from 'remark-inline-links'
import { expectPlain } from './expect-plain.ts'
import { fewMarks } from './few-marks.ts'
import { expectBounded, signsOf } from './growth.ts'

/**
 * The tree of a text in Markdown with the tables, tasks and strikings of GitHub. Everything that is made of a text is made of
 * this tree: the page, the files, the plain text, the redline.
 * @throws {RangeError} where it is no text that somebody wrote
 */
export function parseText(markdown: string): Root {
  const kept = asKept(markdown)
  expectPlain(kept)
  const tree = fromMarkdown(kept, { extensions: [gfm(), fewMarks], mdastExtensions: [gfmFromMarkdown()] })
  inlineLinks(tree)
  expectBounded(signsOf(tree), kept.length)
  return tree
}

/** Puts the address of a link that names one elsewhere, `[words][name]`, where the link is. */
const inlineLinks = remarkInlineLinks()

/** A text as it is kept: with the line ends of Unix, and without the mark that Windows begins a file with. */
export const asKept = (typed: string): string =>
  typed
    .replace(/^\u{FEFF}/u, '')
    .replaceAll(/\r\n?/g, '\n')
    .toWellFormed()
