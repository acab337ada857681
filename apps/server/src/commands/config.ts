import { commands } from '@northword/content/operate/commands'
import type { Command } from './command.ts'
import { table } from './table.ts'

const words = commands.config

export const config: Command = {
  name: 'config',
  args: [],
  summary: words.summary,
  async run({ output, showSettings }) {
    const rows = showSettings().map(({ name, value, from }) => [
      name,
      value || words.empty,
      words.origins[from],
    ])
    output.write(`${table([words.head, ...rows])}\n`)
  },
}
