/** @module-tag thorough */
import { useEmptyFolder } from '@northword/rig/during-tests'
import { chmod, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { entities } from '../../features.ts'
import { openDatabase } from '../open-database.ts'

const place = useEmptyFolder()

const modeOf = async (folder: string) => ((await stat(folder)).mode & 0o777).toString(8)

async function openAndClose(DATA_DIR: string) {
  const before = process.umask(0o022)
  const database = await openDatabase(entities, readEnv({ DATA_DIR })).finally(() => process.umask(before))
  await database.close()
}

it('The folders of the embedded database are made for the user of the server alone', async () => {
  const directory = path.join(place, 'made', 'by us')
  await openAndClose(directory)
  for (const folder of [path.join(place, 'made'), directory, path.join(directory, 'pg')])
    expect(await modeOf(folder), folder).toBe('700')
})

it('A folder with data that others could look into is narrowed, and the one that it stands in is left alone', async () => {
  await openAndClose(place)
  await chmod(place, 0o755)
  await chmod(path.join(place, 'pg'), 0o755)
  await openAndClose(place)
  expect(await modeOf(path.join(place, 'pg'))).toBe('700')
  expect(await modeOf(place)).toBe('755')
})
