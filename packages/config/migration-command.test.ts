import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const list = `import { Orders } from './20991120-orders.ts'

interface KnownMigration {}

export const allMigrations: KnownMigration[] = [
  { name: '20991120-orders', class: Orders },
]
`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'northword-migrations-'))
  await writeFile(path.join(folder, 'all-migrations.ts'), list)
})
afterEach(() => rm(folder, { recursive: true }))

const make = (name: string) =>
  promisify(execFile)(process.execPath, ['bin/migration.mjs', name, '--folder', folder], {
    cwd: path.join(import.meta.dirname, '../..'),
  })
const read = (file: string) => readFile(path.join(folder, file), 'utf8')

it('npm run migration makes a migration, and puts it behind all others', async () => {
  await make('company-of-orders')
  expect(await read('20991120-company-of-orders.ts')).toContain(
    'export class CompanyOfOrders extends Migration',
  )
  expect(await read('all-migrations.ts')).toBe(`import { Orders } from './20991120-orders.ts'
import { CompanyOfOrders } from './20991120-company-of-orders.ts'

interface KnownMigration {}

export const allMigrations: KnownMigration[] = [
  { name: '20991120-orders', class: Orders },
  { name: '20991120-company-of-orders', class: CompanyOfOrders },
]
`)
})

it.each(['orders', 'Company', 'two words', ''])('npm run migration refuses the name %j', async (name) => {
  await expect(make(name)).rejects.toMatchObject({ code: 1 })
  expect(await read('all-migrations.ts')).toBe(list)
})
