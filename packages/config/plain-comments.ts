interface Comment {
  value: string
  loc: { start: { line: number; column: number }; end: { line: number } }
}

interface Context {
  sourceCode: { getAllComments: () => Comment[]; lines: string[] }
  report: (problem: { loc: Comment['loc']; message: string }) => void
}

const riddle = /^(?:What|All that|Whoever|Nobody|Somebody|Whatever|Everything that|Anything that)\b/
const longestLine = 118

/** First word of a comment, behind the asterisks of its frame. */
const openingOf = ({ value }: Comment) => value.replace(/^[\s*]+/, '')

const isPragma = (comment: Comment) =>
  /^(?:oxlint-|eslint-|oxfmt-ignore|@module-tag)/.test(openingOf(comment))

/** Own oxlint rule: none of oxlint's reads the words of a comment. See rule 7 of STYLE.md. */
const plugin = {
  meta: { name: 'northword-comments' },
  rules: {
    plain: {
      create: ({ sourceCode, report }: Context) => ({
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
