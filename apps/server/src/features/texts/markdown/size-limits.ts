import type { Link, Nodes, Root } from 'mdast'
import type { Block } from './blocks-of.ts'
import { outsideAddress } from './link-address.ts'

/** Longest form (JSON, .html, .txt, compressed .docx) in multiples of the source. */
const most = 20

/** Characters that a form may always have: a page has a head, however short the text. */
const always = 10_000

/**
 * Limit of paragraphs and lines of runs. Each takes up to 500 characters of .docx XML and kilobytes of a worker
 * thread with 512 MB, twice in a redline; a real text of 1 MiB has some 20,000.
 */
const mostParts = 50_000

/** @throws {RangeError} if a form becomes far longer than its source, as with one address in thousands of links */
export function expectBounded(length: number, source: number): void {
  if (length > most * source + always) throw new RangeError('The text becomes too long.')
}

/** @throws {RangeError} if a text has too many parts for a Word file */
export function expectFewParts(blocks: Block[]): void {
  if (partsOf(blocks) > mostParts) throw new RangeError('The text has too many parts.')
}

export const partsOf = (blocks: Block[]): number =>
  blocks.reduce((sum, { runs }) => runs.reduce((parts, { text }) => parts + linesIn(text), sum + 1), 0)

const linesIn = (text: string) => text.split('\n').length

/** Least number of characters that links and tables take in the rendered text. */
export function signsOf(tree: Root): number {
  let signs = 0
  const nodes: Nodes[] = [tree]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.type === 'link') signs += lengthOf(node) * leavesOf(node)
    // Rendering pads short rows to the width of the table.
    if (node.type === 'table')
      signs += (node.children[0]?.children.length ?? 0) * node.children.length * '<td></td>'.length
    if ('children' in node) nodes.push(...node.children)
  }
  return signs
}

/** Longer form of the address, typed or normalised, and the title. */
const lengthOf = ({ url, title }: Link) =>
  Math.max(url.length, outsideAddress(url)?.length ?? 0) + (title?.length ?? 0)

/** Parts with formatting of their own. Each repeats the link's address. */
const leavesOf = (node: Nodes): number =>
  'children' in node ? node.children.reduce((sum, child) => sum + leavesOf(child), 0) : 1
