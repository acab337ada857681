import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const built = path.resolve(import.meta.dirname, '../../../web/dist')
const desk = path.join(built, 'desk')

/** Most compressed bytes of scripts before the desk shows anything. */
const budget = 180_000

it('The desk begins with at most 180 KB of scripts', async () => {
  const html = await readFile(path.join(desk, 'desk.html'), 'utf8')
  const files = [...new Set(html.match(/\/desk\/assets\/[\w.-]+\.js/g))]
  const sizes = await Promise.all(
    files.map(async (file) => (await readFile(path.join(desk, `${file}.br`))).length),
  )
  expect(files.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget)
})

it('Nothing that is public names the desk', async () => {
  const client = path.join(built, 'client')
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const texts = entries.filter(
    (entry) => entry.isFile() && /\.(html|js|css|xml|txt|atom|webmanifest)$/.test(entry.name),
  )
  const naming = await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const text = await readFile(path.join(parentPath, name), 'utf8')
      return /["'`/]desk["'`/]|staff\.(me|signIn)|nw_desk/.test(text) ? name : ''
    }),
  )
  expect(naming.filter(Boolean)).toEqual([])
})
