import type { Nodes as HastNodes } from 'hast'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { expectBounded } from './growth.ts'
import { leadsOutside } from './link-form.ts'
import { parseText } from './parse-text.ts'

/**
 * A text as a page of its own, which loads nothing and runs nothing. Raw HTML is shown as it was typed.
 * @throws {RangeError} where it becomes too long
 */
export function htmlOf(title: string, markdown: string): string {
  const tree = parseText(markdown)
  const body = toHast(tree, {
    handlers: { html: (_, node: { value: string }) => ({ type: 'text', value: node.value }) },
  })
  const content = toHtml(sanitize(asReadAnywhere(body), schema))
  expectBounded(content.length, markdown.length)
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${toHtml({ type: 'text', value: title })}</title>\n${content}\n</html>\n`
}

/**
 * Of pictures and links that lead nowhere from a file, the words stay: a picture would be fetched from somewhere else, and
 * `//host` is a machine in the reader's network.
 */
function asReadAnywhere(node: HastNodes): HastNodes {
  if (node.type === 'element' && node.tagName === 'img')
    return { type: 'text', value: node.properties['alt'] ?? '' }
  if (!('children' in node)) return node
  const children = node.children.map(asReadAnywhere)
  const href = node.type === 'element' ? node.properties['href'] : undefined
  if (typeof href !== 'string' || href.startsWith('#') || leadsOutside(href))
    return { ...node, children } as HastNodes
  return { ...node, properties: {}, children } as HastNodes
}

const schema = {
  ...defaultSchema,
  // Those of footnotes have it, and no other ids are there.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
}
