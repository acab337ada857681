import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An element of a page as it was sent, in the order of the source. */
export interface PageElement {
  tag: string
  attributes: Record<string, string>
  /** Its text and that of everything in it. */
  text: string
}

/** Every element of a page, with those that only a browser without scripts shows. */
export function elementsOf(html: string): PageElement[] {
  return parse(html, { scriptingEnabled: false }).childNodes.flatMap(readNode)
}

function readNode(node: DefaultTreeAdapterTypes.Node): PageElement[] {
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [{ tag: node.tagName, attributes, text: textOf(node) }, ...node.childNodes.flatMap(readNode)]
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
