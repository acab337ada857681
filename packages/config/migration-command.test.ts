import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const ours = path.join(root, 'apps/server/src/db/migrations/all-migrations.ts')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'northword-migrations-'))
  await copyFile(ours, path.join(folder, 'all-migrations.ts'))
})
afterEach(() => rm(folder, { recursive: true }))

const make = (name: string) =>
  promisify(execFile)(process.execPath, ['bin/migration.mjs', name, '--folder', folder], { cwd: root })
const linesOf = async (file: string) => (await readFile(file, 'utf8')).split('\n')

it('npm run migration makes a migration, and puts it behind all others', async () => {
  await make('company-of-orders')
  const [file = ''] = (await readdir(folder)).filter((name) => /^\d{8}-company-of-orders\.ts$/.test(name))
  expect(await linesOf(path.join(folder, file))).toContain('export class CompanyOfOrders extends Migration {')
  const [before, after] = [await linesOf(ours), await linesOf(path.join(folder, 'all-migrations.ts'))]
  const name = file.replace('.ts', '')
  expect(after.filter((line) => !before.includes(line))).toEqual([
    `import { CompanyOfOrders } from './${file}'`,
    `  { name: '${name}', class: CompanyOfOrders },`,
  ])
  expect(after.slice(-3)).toEqual([`  { name: '${name}', class: CompanyOfOrders },`, ']', ''])
  const days = after.flatMap((line) => /name: '(\d{8})/.exec(line)?.[1] ?? [])
  expect(days.at(-1)).toBe(days.toSorted().at(-1))
})

it.each(['orders', 'Company', 'two words', ''])('npm run migration refuses the name %j', async (name) => {
  await expect(make(name)).rejects.toMatchObject({ code: 1 })
  expect(await linesOf(path.join(folder, 'all-migrations.ts'))).toEqual(await linesOf(ours))
})
