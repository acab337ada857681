import { commands } from '@northword/content/operate/commands'
import { makeBackup } from '../backup/make-backup.ts'
import type { OnTable } from '../backup/write-content.ts'
import { openSource } from '../backup/open-source.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { ownVersion } from '../builds/own-build.ts'
import { allMigrations } from '../db/migrations/all-migrations.ts'
import { entities } from '../features.ts'
import type { Command } from './command.ts'
import { table } from './table.ts'
import { inASentence } from './with-database.ts'

const words = commands.backup

export const backup: Command = {
  name: 'backup',
  args: ['file'],
  summary: words.summary,
  async run({ env, output, showProgress }, [file = '']) {
    const source = await openSource(env).catch(inASentence)
    try {
      const onTable: OnTable = (...at) => showProgress(words.table(...at))
      const { rows, bytes } = await makeBackup(source, file, await ownVersion(), onTable).catch(inASentence)
      showProgress('')
      output.write(`${countsOf(rows)}\n\n${words.made(file, bytes)}\n`)
    } finally {
      await source.close()
    }
  },
}

const restoring = commands.restore

export const restore: Command = {
  name: 'restore',
  args: ['file'],
  summary: restoring.summary,
  async run({ env, output, showProgress }, [path = '']) {
    const onRead = (share: number) => showProgress(restoring.share(Math.round(share * 100)))
    const { header, rows, leftOut } = await restoreBackup(entities, env, { path, onRead }).catch(inASentence)
    showProgress('')
    const restored = Object.entries(rows).filter(([name]) => !leftOut.includes(name))
    output.write(`${countsOf(Object.fromEntries(restored))}\n\n`)
    if (leftOut.length > 0) output.write(`${restoring.leftOut(leftOut.join(', '))}\n`)
    output.write(`${restoring.done(header.madeAt, header.version)}\n`)
    const pending = allMigrations.length - header.migrations.length
    if (pending > 0) output.write(`${restoring.pending(pending)}\n`)
    output.write(`${restoring.next}\n`)
  },
}

/** Tables with their numbers of rows. */
function countsOf(rows: Record<string, number>): string {
  const some = Object.entries(rows).filter(([, count]) => count > 0)
  return table([words.head, ...some.map(([name, count]) => [name, count.toLocaleString('en')])])
}
