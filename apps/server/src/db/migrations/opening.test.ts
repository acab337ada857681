/** @module-tag thorough */
import { expect, it } from 'vitest'
import { openedIn } from '../../features/content/opening/opening.ts'
import { databaseAt, eachNewDatabase } from '../../testing/databases/test-database.ts'

eachNewDatabase('A studio from before studios were opened', (open) => {
  const migrated = async (before: string | null) => {
    const { em, upgrade } = await databaseAt(open, '20261206-shown-matter')
    if (before) await em.execute(before)
    await upgrade()
    return (await openedIn(em))?.by
  }

  it('is open if it was in use, and a new one is closed', async () => {
    const release = `insert into content_releases (id, number, status, note, made_by, created_at)
      values (gen_random_uuid(), 1, 'replaced', '', 'Northword', now())`
    expect([await migrated(null), await migrated(release)]).toEqual([undefined, 'Northword'])
  })
})
