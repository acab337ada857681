interface Comment {
  value: string
  loc: { start: { line: number; column: number }; end: { line: number } }
}

/** A node of a call's path to its name, or of its first argument. */
interface Node {
  type: string
  name?: unknown
  value?: unknown
  object?: Node
  callee?: Node
  arguments?: Node[]
  tag?: Node
  quasis?: { value: { raw: string } }[]
  loc: Comment['loc']
}

interface Context {
  sourceCode: { getAllComments: () => Comment[]; lines: string[] }
  report: (problem: { loc: Comment['loc']; message: string }) => void
}

const riddle = /^(?:What|All that|Whoever|Nobody|Somebody|Whatever|Everything that|Anything that)\b/
const riddleOfTest =
  /^(?:what|all that|who|whoever|nobody|somebody|whatever|everything that|anything that)\b/i
const longestLine = 118
const mostSentences = 2
const testers = new Set(['describe', 'it', 'test', 'firstOf'])

/** First word of a comment, behind the asterisks of its frame. */
const openingOf = ({ value }: Comment) => value.replace(/^[\s*]+/, '')

const isPragma = (comment: Comment) =>
  /^(?:oxlint-|eslint-|oxfmt-ignore|@module-tag)/.test(openingOf(comment))

/** Comments as they are read: those that stand one below the other, with nothing before them, are one. */
function blocksOf(comments: Comment[], lines: string[]) {
  const isAlone = ({ loc: { start } }: Comment) => !lines[start.line - 1]?.slice(0, start.column).trim()
  return comments.reduce<Comment[][]>((blocks, comment) => {
    const above = blocks.at(-1)?.at(-1)
    const isNext = above?.loc.end.line === comment.loc.start.line - 1
    if (above && isNext && isAlone(above) && isAlone(comment)) blocks.at(-1)?.push(comment)
    else blocks.push([comment])
    return blocks
  }, [])
}

/** Parts of a block that count by themselves: its description and each tag, except examples. */
const partsOf = (block: Comment[]) =>
  block
    .map(({ value }) => value.replace(/^[ \t]*\*?[ \t]?/gm, ''))
    .join('\n')
    .split(/^(?=@[a-z]+\s)|(?<=\s)(?=@(?:param|returns|throws)\s)/m)
    .filter((part) => !part.startsWith('@example'))

/** Counts sentences by full stops and empty lines. Before a small letter, an exclamation mark or dots end nothing. */
function countSentences(text: string) {
  const plain = text
    .replace(/`[^`]*`/g, 'Code')
    .replace(/“[^”]*”|"[^"]*"/g, (quoted) => (/[.!?…].$/.test(quoted) ? 'Quotation!' : 'Quotation'))
    .replace(/\.{3}|…|(?<=\b(?:etc|[ap]\.m))\./g, '!')
    .replace(/(?<=\b(?:e\.g|i\.e|vs|cf|approx|St|Dr|Mr|Mrs))\./gi, '')
    .replace(/(?<=^\s*\d+)\. |(?<=\b(?:No|Art|Sec|pp?))\. (?=\d)/gm, ' ')
  const ends = /(?<=\S\.)\s+|(?<=\S(?:[!?]|[.!?][)\]]))\s+(?=[^\sa-z])|\n\s*\n/
  return plain.split(ends).filter((sentence) => /\w/.test(sentence)).length
}

/** Name at the root of a call, as `test` of `test.each(cases)(title)`. */
function rootOf({ name, object, callee, tag }: Node): string {
  const inner = object ?? callee ?? tag
  return inner ? rootOf(inner) : String(name)
}

const textOf = ({ value, quasis }: Node) => quasis?.[0]?.value.raw ?? String(value)

function reportForm(comment: Comment, lines: string[], report: Context['report']) {
  const { loc } = comment
  if (riddle.test(openingOf(comment)))
    report({ loc, message: 'Begin with the noun or verb of the field: see STYLE.md.' })
  const own = lines.slice(loc.start.line - 1, loc.end.line)
  if (own.some((line) => line.length > longestLine))
    report({ loc, message: `Keep a comment within ${longestLine} characters.` })
}

function reportLength(block: Comment[], report: Context['report']) {
  const [first] = block
  if (first && partsOf(block).some((part) => countSentences(part) > mostSentences))
    report({ loc: first.loc, message: 'Say it in two sentences, or move one to its line: see STYLE.md.' })
}

/** Own oxlint rule: none of oxlint's reads words of comments and of titles. See rules 7 and 12 of STYLE.md. */
const plugin = {
  meta: { name: 'northword-comments' },
  rules: {
    plain: {
      create: ({ sourceCode, report }: Context) => ({
        CallExpression(call: Node) {
          const title = call.arguments?.[0]
          if (title && testers.has(rootOf(call)) && riddleOfTest.test(textOf(title)))
            report({
              loc: title.loc,
              message: 'Begin a test’s title with the thing that it is about: see STYLE.md.',
            })
        },
        Program() {
          const comments = sourceCode.getAllComments().filter((comment) => !isPragma(comment))
          for (const comment of comments) reportForm(comment, sourceCode.lines, report)
          for (const block of blocksOf(comments, sourceCode.lines)) reportLength(block, report)
        },
      }),
    },
  },
}

export default plugin
