interface Comment {
  value: string
  loc: { start: { line: number; column: number }; end: { line: number } }
}

/** A node of a call's path to its name, or of its first argument. */
interface Node {
  type: string
  name?: string
  value?: unknown
  object?: Node
  callee?: Node
  tag?: Node
  quasis?: { value: { raw: string } }[]
  loc: Comment['loc']
}

interface Call extends Node {
  arguments: Node[]
}

interface Context {
  sourceCode: { getAllComments: () => Comment[]; lines: string[] }
  report: (problem: { loc: Comment['loc']; message: string }) => void
}

const riddle = /^(?:What|All that|Whoever|Nobody|Somebody|Whatever|Everything that|Anything that)\b/
const riddleOfTest =
  /^(?:what|all that|who|whoever|nobody|somebody|whatever|everything that|anything that)\b/i
const longestLine = 118
const testers = new Set(['describe', 'it', 'test', 'firstOf'])

/** First word of a comment, behind the asterisks of its frame. */
const openingOf = ({ value }: Comment) => value.replace(/^[\s*]+/, '')

const isPragma = (comment: Comment) =>
  /^(?:oxlint-|eslint-|oxfmt-ignore|@module-tag)/.test(openingOf(comment))

/** Name at the root of a call, as `test` of `test.each(cases)(title)`. */
function rootOf({ name, object, callee, tag }: Node): string | undefined {
  const inner = object ?? callee ?? tag
  return inner ? rootOf(inner) : name
}

const textOf = ({ value, quasis }: Node) => quasis?.[0]?.value.raw ?? String(value)

/** Own oxlint rule: none of oxlint's reads words of comments and of titles. See rules 7 and 12 of STYLE.md. */
const plugin = {
  meta: { name: 'northword-comments' },
  rules: {
    plain: {
      create: ({ sourceCode, report }: Context) => ({
        CallExpression(call: Call) {
          const [title] = call.arguments
          if (title && testers.has(rootOf(call) ?? '') && riddleOfTest.test(textOf(title)))
            report({
              loc: title.loc,
              message: 'Begin a test’s title with the thing that it is about: see STYLE.md.',
            })
        },
        Program() {
          for (const comment of sourceCode.getAllComments()) {
            if (isPragma(comment)) continue
            const { loc } = comment
            if (riddle.test(openingOf(comment)))
              report({ loc, message: 'Begin with the noun or verb of the field: see STYLE.md.' })
            const lines = sourceCode.lines.slice(loc.start.line - 1, loc.end.line)
            if (lines.some((line) => line.length > longestLine))
              report({ loc, message: `Keep a comment within ${longestLine} characters.` })
          }
        },
      }),
    },
  },
}

export default plugin
