import type { Nodes as HastNodes } from 'hast'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'

/** A text as a page of its own, which loads nothing and runs nothing. Raw HTML is shown as it was typed. */
export function htmlOf(title: string, tree: Root): string {
  const body = toHast(tree, {
    handlers: { html: (_, node: { value: string }) => ({ type: 'text', value: node.value }) },
  })
  const content = toHtml(sanitize(withoutPictures(body), schema))
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${toHtml({ type: 'text', value: title })}</title>\n${content}\n</html>\n`
}

/** A picture would be fetched from somewhere else: its words stay. */
function withoutPictures(node: HastNodes): HastNodes {
  if (node.type === 'element' && node.tagName === 'img')
    return { type: 'text', value: node.properties['alt'] ?? '' }
  if (!('children' in node)) return node
  return { ...node, children: node.children.map(withoutPictures) } as HastNodes
}

const schema = {
  ...defaultSchema,
  // Those of footnotes have it, and no other ids are there.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
}
