import { commands } from '@northword/content/operate/commands'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

const words = commands.migrate

export const migrate: Command = {
  name: 'migrate',
  args: [],
  summary: words.summary,
  async run(operating) {
    const ran: string[] = []
    await withDatabase(
      operating,
      async () => {},
      (applied) => ran.push(...applied),
    )
    operating.output.write(`${ran.length > 0 ? ran.map(words.ran).join('\n') : words.nothing}\n`)
  },
}
