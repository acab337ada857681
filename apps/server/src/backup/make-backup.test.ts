import { useEmptyFolder } from '@northword/rig/during-tests'
import { randomBytes } from 'node:crypto'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeBackup } from './make-backup.ts'
import type { Source } from './source.ts'

const folder = useEmptyFolder()

/** Large enough that most of it is on disk before the last row. */
const rows = Array.from({ length: 4_000 }, () => Buffer.from(`${randomBytes(200).toString('hex')}\n`))

/** A database of one table, which gives its rows in these chunks. Calls `afterRows` once they are read. */
const sourceOf = (afterRows: () => Promise<void>, chunks = rows): Source => ({
  async ask<Row extends object>(sql: string) {
    const known = [
      ['from pg_class c', table],
      ['to_char', moment],
      ['to_regclass', { found: 'mikro_orm_migrations' }],
      ['select name from', { name: '20261120-orders' }],
    ] as const
    return known.flatMap(([part, row]) => (sql.includes(part) ? [row] : [])) as object[] as Row[]
  },
  async *copy() {
    yield* chunks
    await afterRows()
  },
  close: async () => {},
})

const table = { name: 'public.orders', columns: ['note'], pages: null, bytes: 0 }
const moment = { at: '2026-11-23T00:00:00.000Z', database: 'PostgreSQL 18' }

/** Simulates a disk that reports success and stores something else. */
async function changeByte() {
  const [partial] = await readdir(folder)
  const handle = await open(path.join(folder, String(partial)), 'r+')
  const at = Math.floor((await handle.stat()).size / 2)
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, at)
  await handle.write(Buffer.from([buffer.readUInt8() ^ 1]), 0, 1, at)
  await handle.close()
}

it('A backup that reads back as it was written gets its name', async () => {
  const made = await makeBackup(
    sourceOf(async () => {}),
    path.join(folder, 'backup'),
    '1.0.0',
  )
  expect(made.rows).toEqual({ 'public.orders': rows.length })
  expect(await readdir(folder)).toEqual(['backup'])
})

it('A backup of which the disk has changed one bit is refused, and leaves nothing', async () => {
  const made = makeBackup(sourceOf(changeByte), path.join(folder, 'backup'), '1.0.0')
  await expect(made).rejects.toThrow(/was read back and is not what was written/)
  expect(await readdir(folder)).toEqual([])
})

it(
  'A backup of rows that come as one chunk, longer than a piece may be, reads back',
  { tags: ['thorough'] },
  async () => {
    const row = Buffer.from(`${'x'.repeat(1024 * 1024 - 1)}\n`)
    const chunk = Buffer.concat(Array.from({ length: 129 }, () => row))
    const source = sourceOf(async () => {}, [chunk])
    const made = await makeBackup(source, path.join(folder, 'backup'), '1.0.0')
    expect(made.rows).toEqual({ 'public.orders': 129 })
  },
)
