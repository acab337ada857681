import type { Properties } from 'hast'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Html, Image, Link, Root } from 'mdast'
import { type Handlers, toHast } from 'mdast-util-to-hast'
import { outsideAddress } from '../markdown/link-address.ts'
import { parseText } from '../markdown/parse-text.ts'

/** A text as an HTML page that loads and runs nothing. Raw HTML is shown as typed. */
export const htmlOf = (title: string, markdown: string): string =>
  `<!doctype html>\n<html lang="en" dir="auto">\n<meta charset="utf-8">\n<title>${toHtml({ type: 'text', value: title })}</title>\n${markupOf(parseText(markdown))}\n</html>\n`

export const markupOf = (tree: Root): string => toHtml(sanitize(toHast(tree, { handlers }), schema))

/**
 * Keeps only the words of pictures, and of links that lead nowhere from a file: a picture would load from another
 * host, and `//host` is a machine in the reader's network.
 */
const handlers: Handlers = {
  html: (_, { value }: Html) => ({ type: 'text', value }),
  image: (_, { alt }: Image) => ({ type: 'text', value: alt ?? '' }),
  link: (state, node: Link) => ({
    type: 'element',
    tagName: 'a',
    properties: linkProperties(node),
    children: state.all(node),
  }),
}

function linkProperties({ url, title }: Link): Properties {
  const href = outsideAddress(url)
  return href === null ? {} : { href, ...(title && { title }) }
}

const schema = {
  ...defaultSchema,
  // Only footnotes have ids, and theirs carry the prefix already.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
}
