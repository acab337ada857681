import type { Properties } from 'hast'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Html, Image, Link, Root } from 'mdast'
import { type Handlers, toHast } from 'mdast-util-to-hast'
import { outsideAddress } from './link-form.ts'
import { parseText } from './parse-text.ts'

/** A text as a page of its own, which loads nothing and runs nothing. Raw HTML is shown as it was typed. */
export const htmlOf = (title: string, markdown: string): string =>
  `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${toHtml({ type: 'text', value: title })}</title>\n${markupOf(parseText(markdown))}\n</html>\n`

/** What stands in that page. */
export const markupOf = (tree: Root): string => toHtml(sanitize(toHast(tree, { handlers }), schema))

/**
 * Of pictures and links that lead nowhere from a file, the words stay: a picture would be fetched from somewhere else, and
 * `//host` is a machine in the reader's network.
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
  // Those of footnotes have it, and no other ids are there.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
}
