import { readdirSync } from 'node:fs'
import path from 'node:path'

interface Context {
  filename: string
  report: (problem: { loc: { line: number; column: number }; message: string }) => void
}

const mostFiles = 30

/** A list by date, which grows. */
const exempt = 'apps/server/src/db/migrations'

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
          if (files.length <= mostFiles || path.basename(filename) !== first) return
          if (path.relative(root, folder) === exempt) return
          const message = `${files.length} files in one folder, of at most ${mostFiles}: let folders say what they are about.`
          report({ loc: { line: 1, column: 0 }, message })
        },
      }),
    },
  },
}

export default plugin
