import type { Link, Nodes, Root } from 'mdast'
import type { Block } from './blocks-of.ts'
import { outsideAddress } from './link-form.ts'

/** How many times as long as its source a text may become as JSON, as .html, as .txt, and as .docx, which is compressed. */
const most = 20

/** A short text has at least this many signs: a page has a head, whatever stands in it. */
const always = 10_000

/**
 * How many paragraphs and lines of runs a text may have. The XML of a .docx says of each in up to 500 signs how it looks,
 * however short it is; until the file is made each takes some kilobytes of a thread that has 512 MB, and the redline of two
 * texts has those of both. A text of 1 MiB that somebody wrote has some 20,000.
 */
const mostParts = 50_000

/**
 * Ends the work on a text that would become much longer than its source, such as by one address that thousands of links
 * share: nobody writes so.
 * @throws {RangeError}
 */
export function expectBounded(length: number, source: number): void {
  if (length > most * source + always) throw new RangeError('The text becomes too long.')
}

/**
 * Ends the work on a text of which no file for Word could be made.
 * @throws {RangeError}
 */
export function expectFewParts(blocks: Block[]): void {
  if (partsOf(blocks) > mostParts) throw new RangeError('The text has too many parts.')
}

/** How many paragraphs and lines of runs. */
export const partsOf = (blocks: Block[]): number =>
  blocks.reduce((sum, { runs }) => runs.reduce((parts, { text }) => parts + linesIn(text), sum + 1), 0)

const linesIn = (text: string) => text.split('\n').length

/** How many signs the links and tables of a text will have where it is shown, at least. */
export function signsOf(tree: Root): number {
  let signs = 0
  const nodes: Nodes[] = [tree]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.type === 'link') signs += lengthOf(node) * leavesOf(node)
    // A short row is filled up to the width of its table.
    if (node.type === 'table')
      signs += (node.children[0]?.children.length ?? 0) * node.children.length * '<td></td>'.length
    if ('children' in node) nodes.push(...node.children)
  }
  return signs
}

/** Of an address, as it was typed or as it is written, and a title. */
const lengthOf = ({ url, title }: Link) =>
  Math.max(url.length, outsideAddress(url)?.length ?? 0) + (title?.length ?? 0)

/** How many parts with marks of their own: each is told where it leads. */
const leavesOf = (node: Nodes): number =>
  'children' in node ? node.children.reduce((sum, child) => sum + leavesOf(child), 0) : 1
