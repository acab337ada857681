import type { Run } from '@northword/contract/texts/text-views'
import type { Nodes } from 'mdast'

type Marks = Omit<Run, 'text'>

/** Runs of a paragraph. Pictures become their alternative text, and raw HTML is text. */
export const runsOf = (node: Nodes, marks: Marks = {}): Run[] =>
  inlineRuns(node, marks).filter(({ text }) => text !== '')

function inlineRuns(node: Nodes, marks: Marks): Run[] {
  switch (node.type) {
    case 'text':
      return [{ ...marks, text: node.value.replaceAll('\n', ' ') }]
    case 'break':
      return [{ ...marks, text: '\n' }]
    case 'inlineCode':
      return [{ ...marks, isCode: true, text: node.value }]
    case 'code':
    case 'html':
      return [{ ...marks, text: node.value }]
    case 'image':
    case 'imageReference':
      return [{ ...marks, text: node.alt ?? '' }]
    case 'footnoteReference':
      return [{ ...marks, text: `[${node.label ?? node.identifier}]` }]
    default:
      return 'children' in node
        ? node.children.flatMap((child) => inlineRuns(child, marksIn(node, marks)))
        : []
  }
}

function marksIn(node: Nodes, marks: Marks): Marks {
  switch (node.type) {
    case 'strong':
      return { ...marks, isStrong: true }
    case 'emphasis':
      return { ...marks, isEmphasis: true }
    case 'delete':
      return { ...marks, isStruck: true }
    case 'link':
      return { ...marks, href: node.url }
    default:
      return marks
  }
}
