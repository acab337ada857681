import { commands } from '@northword/content/operate/commands'
import { makeBackup } from '../backup/make-backup.ts'
import type { OnTable } from '../backup/write-content.ts'
import { openSource } from '../backup/open-source.ts'
import type { Command } from './command.ts'
import { showRows } from './show-rows.ts'
import { ownVersion } from '../builds/own-version.ts'
import { inASentence } from './with-database.ts'

const words = commands.backup

export const backup: Command = {
  name: 'backup',
  args: ['file'],
  summary: words.summary,
  async run({ env, output, showProgress }, [file = '']) {
    const source = await openSource(env).catch(inASentence)
    try {
      const onTable: OnTable = (...table) => showProgress(words.table(...table))
      const { rows, bytes } = await makeBackup(source, file, await ownVersion(), onTable).catch(inASentence)
      showProgress('')
      output.write(`${showRows(rows)}\n\n${words.made(file, bytes)}\n`)
    } finally {
      await source.close()
    }
  },
}
