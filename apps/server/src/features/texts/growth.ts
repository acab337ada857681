import type { Nodes, Root } from 'mdast'

/** How many times as long as its source a text may become, in any of its forms. */
const most = 20

/** A short text has at least this many signs: a page has a head, whatever stands in it. */
const always = 10_000

/**
 * Ends the work on a text that would become much longer than its source, such as by one address that thousands of links
 * share: nobody writes so.
 * @throws {RangeError}
 */
export function expectBounded(length: number, source: number): void {
  if (length > most * source + always) throw new RangeError('The text becomes too long.')
}

/** How many signs the links and tables of a text will have where it is shown, at least. */
export function signsOf(tree: Root): number {
  let signs = 0
  const nodes: Nodes[] = [tree]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.type === 'link') signs += (node.url.length + (node.title?.length ?? 0)) * leavesOf(node)
    // A short row is filled up to the width of its table.
    if (node.type === 'table')
      signs += (node.children[0]?.children.length ?? 0) * node.children.length * '<td></td>'.length
    if ('children' in node) nodes.push(...node.children)
  }
  return signs
}

/** How many parts with marks of their own: each is told where it leads. */
const leavesOf = (node: Nodes): number =>
  'children' in node ? node.children.reduce((sum, child) => sum + leavesOf(child), 0) : 1
