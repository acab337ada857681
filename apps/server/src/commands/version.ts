import { commands } from '@northword/content/operate/commands'
import { allMigrations } from '../db/migrations/all-migrations.ts'
import { ownVersion } from '../builds/own-build.ts'
import type { Command } from './command.ts'

const words = commands.version

export const version: Command = {
  name: 'version',
  args: [],
  summary: words.summary,
  async run({ output }) {
    output.write(`${words.is(await ownVersion(), process.versions.node, allMigrations.at(-1)?.name ?? '')}\n`)
  },
}
