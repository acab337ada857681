import { apiDocs } from '@northword/content/operate/api-docs'
import type { Element, Nodes as HastNodes } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { gfm } from 'micromark-extension-gfm'
import { publicUrl } from '@northword/web/render/public-url'

/** A page of the guide. */
export interface Guide {
  title: string
  /** Second headings. */
  contents: { id: string; text: string }[]
  html: string
}

/** Address of a server on the reader's machine, which the pages replace by their own. */
const ownMachine = 'http://localhost:3000'

/** Links between the files, as pages of the server. */
const pagesByFile = new Map([
  ['api.md', apiDocs.pages.guide.path],
  ['webhooks.md', apiDocs.pages.webhooks.path],
])

/** @throws {Error} if the text links to a file that is no page */
export function renderGuide(markdown: string): Guide {
  const tree = fromMarkdown(markdown.replaceAll(ownMachine, publicUrl), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  })
  const page = toHast(tree)
  const contents: Guide['contents'] = []
  let title = ''
  forEachElement(page, (element) => {
    if (element.tagName === 'h1') title = textOf(element)
    if (element.tagName === 'a') element.properties['href'] = addressOf(String(element.properties['href']))
    if (element.tagName === 'pre' || element.tagName === 'table') element.properties['tabIndex'] = 0
    if (!/^h[23]$/.test(element.tagName)) return
    const [id, text] = [idOf(textOf(element)), textOf(element)]
    element.properties['id'] = id
    if (element.tagName === 'h2') contents.push({ id, text })
  })
  return { title, contents, html: toHtml(page) }
}

function addressOf(href: string): string {
  if (/^(https:\/\/|#)/.test(href)) return href
  const [file = '', anchor] = href.split('#')
  const page = pagesByFile.get(file)
  if (!page) throw new Error(`The guide links to ${href}, which is no page of the server.`)
  return anchor === undefined ? page : `${page}#${anchor}`
}

function forEachElement(node: HastNodes, visit: (element: Element) => void) {
  if (node.type === 'element') visit(node)
  if ('children' in node) for (const child of node.children) forEachElement(child, visit)
}

function textOf(node: HastNodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** As GitHub makes them. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
