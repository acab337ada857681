import { readFile } from 'node:fs/promises'
import { commands } from '@northword/content/commands'
import { allMigrations } from '../db/migrations/all-migrations.ts'
import type { Command } from './command.ts'

const words = commands.version

export const version: Command = {
  name: 'version',
  args: [],
  summary: words.summary,
  async run({ output }) {
    const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
    const { version: number } = JSON.parse(manifest) as { version: string }
    output.write(`${words.is(number, process.versions.node, allMigrations.at(-1)?.name ?? '')}\n`)
  },
}
