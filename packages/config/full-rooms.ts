import { readdirSync } from 'node:fs'
import path from 'node:path'

interface Context {
  filename: string
  report: (problem: { loc: { line: number; column: number }; message: string }) => void
}

const mostFiles = 30

/** Migrations are a list. The other folders were larger when this rule came, with these numbers of files. */
const larger: Record<string, number> = {
  'apps/server/src/db/migrations': Infinity,
  'apps/web/src/client/comments': 33,
  'apps/web/src/client/order': 62,
  'apps/web/src/client/text': 44,
  'apps/web/src/desk/case': 61,
  'apps/web/src/desk/frame': 32,
  'apps/web/src/desk/texts': 39,
  'apps/web/src/site/blog': 31,
  'apps/web/src/site/ui': 52,
}

const root = path.resolve(import.meta.dirname, '../..')
const filesOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Own oxlint rule: a folder has at most thirty files. Reports the first script of a fuller one. */
const plugin = {
  meta: { name: 'northword-rooms' },
  rules: {
    full: {
      create: ({ filename, report }: Context) => ({
        Program() {
          const folder = path.dirname(filename)
          const files = filesOf(folder)
          const first = files.filter((name) => /\.(ts|tsx|mjs)$/.test(name)).toSorted()[0]
          const most = larger[path.relative(root, folder)] ?? mostFiles
          if (files.length <= most || path.basename(filename) !== first) return
          const message = `${files.length} files in one folder, of at most ${most}: let folders say what they are about.`
          report({ loc: { line: 1, column: 0 }, message })
        },
      }),
    },
  },
}

export default plugin
