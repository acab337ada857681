/** The part of an ESTree node that the rule needs. */
interface Node {
  type: string
  name?: string
}

interface Context {
  report: (problem: { node: Node; message: string }) => void
}

const message = 'Ask clock.now() of apps/server/src/time/clock.ts, or measure by performance.now().'

const isDate = ({ type, name }: Node) => type === 'Identifier' && name === 'Date'

/** Own oxlint rule: none of oxlint's distinguishes `new Date()` from `new Date(value)`. */
const plugin = {
  meta: { name: 'northword' },
  rules: {
    'present-time': {
      create: (context: Context) => ({
        NewExpression(node: Node & { callee: Node; arguments: Node[] }) {
          if (isDate(node.callee) && node.arguments.length === 0) context.report({ node, message })
        },
        MemberExpression(node: Node & { object: Node; property: Node }) {
          if (isDate(node.object) && node.property.name === 'now') context.report({ node, message })
        },
      }),
    },
  },
}

export default plugin
