import { commands } from '@northword/content/operate/commands'
import { restoreBackup } from '../backup/restore-backup.ts'
import { allMigrations } from '../db/migrations/all-migrations.ts'
import { entities } from '../features.ts'
import type { Command } from './command.ts'
import { showRows } from './show-rows.ts'
import { inASentence } from './with-database.ts'

const words = commands.restore

export const restore: Command = {
  name: 'restore',
  args: ['file'],
  summary: words.summary,
  async run({ env, output, showProgress }, [path = '']) {
    const file = { path, onRead: (share: number) => showProgress(words.share(Math.round(share * 100))) }
    const { header, rows, leftOut } = await restoreBackup(entities, env, file).catch(inASentence)
    showProgress('')
    const restored = Object.entries(rows).filter(([table]) => !leftOut.includes(table))
    output.write(`${showRows(Object.fromEntries(restored))}\n\n`)
    if (leftOut.length > 0) output.write(`${words.leftOut(leftOut.join(', '))}\n`)
    output.write(`${words.done(header.madeAt, header.version)}\n`)
    const pending = allMigrations.length - header.migrations.length
    if (pending > 0) output.write(`${words.pending(pending)}\n`)
    output.write(`${words.next}\n`)
  },
}
