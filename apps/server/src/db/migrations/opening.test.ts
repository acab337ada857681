/** @module-tag thorough */
import { expect, it } from 'vitest'
import { openedIn } from '../../features/content/opening/opening.ts'
import { eachNewDatabase } from '../../testing/databases/test-database.ts'
import { migrate } from '../migrations.ts'

eachNewDatabase('A studio from before studios were opened', (open) => {
  const migrated = async (before: string | null) => {
    const { database, drop } = await open()
    await database.orm.migrator.up({ to: '20261206-shown-matter' })
    const em = database.orm.em.fork()
    if (before) await em.execute(before)
    await migrate(database)
    const opened = await openedIn(em)
    await drop()
    return opened?.by
  }

  it('is open if it was in use, and a new one is closed', async () => {
    const release = `insert into content_releases (id, number, status, note, made_by, created_at)
      values (gen_random_uuid(), 1, 'replaced', '', 'Northword', now())`
    expect([await migrated(null), await migrated(release)]).toEqual([undefined, 'Northword'])
  })
})
