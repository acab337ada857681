import { expect, it } from 'vitest'
import { eachNewDatabase } from '../test-database.ts'
import { isMigrated, migrate } from './migrations.ts'

eachNewDatabase('The migrations', (open) => {
  it('make exactly the tables that the entities describe', async () => {
    const { database, drop } = await open()
    await migrate(database)
    const missing = await database.orm.schema.getUpdateSchemaSQL({ wrap: false })
    await drop()
    // The one reference that no entity describes: orders know projects, and not the reverse.
    expect(missing.trim()).toBe('alter table "projects" drop constraint "projects_order_id_foreign";')
  })

  it('may be run again, by several processes at once', async () => {
    const { database, drop } = await open()
    await migrate(database)
    await Promise.all([migrate(database), migrate(database), migrate(database)])
    expect(await isMigrated(database)).toBe(true)
    await drop()
  })
})
