import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

/**
 * The tree of a text in Markdown with the tables, tasks and strikings of GitHub. Everything that is made of a text is made of
 * this tree: the page, the files, the plain text, the redline.
 */
export const parseText = (markdown: string): Root =>
  fromMarkdown(asKept(markdown), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })

/** A text as it is kept: with the line ends of Unix, and without the mark that Windows begins a file with. */
export const asKept = (typed: string): string =>
  typed
    .replace(/^\u{FEFF}/u, '')
    .replaceAll(/\r\n?/g, '\n')
    .toWellFormed()
