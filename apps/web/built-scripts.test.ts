// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { anyMark } from '@northword/seed/testing/marks'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './chunk-groups.ts'

const run = promisify(execFile)

test.each([
  { of: 'the site', config: 'vite.config.ts', documents: [], least: 20 },
  { of: 'the desk', config: 'vite.desk.config.ts', documents: ['desk.html'], least: 20 },
  { of: 'the reference', config: 'vite.reference.config.ts', documents: [], least: 1 },
])(
  'no script of $of has a text, a price or a key of the studio: a document or a server brings them',
  { tags: ['thorough'] },
  async ({ config, documents, least }) => {
    const files = await built(config)
    expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThanOrEqual(least)
    expect(files.filter(({ text }) => anyMark.test(text)).map(({ name }) => name)).toEqual(documents)
  },
)

/** Files of a build of the marked seed. */
async function built(config: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nw-marked-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config]
  const seed = ['--import', './src/testing/marked-seed.ts']
  const options = ['--outDir', folder, '--emptyOutDir']
  // Without the tests' own NODE_ENV.
  await run(process.execPath, [...seed, ...vite, ...options], { cwd: import.meta.dirname, env: {} })
  const files = await textsIn(folder)
  return files.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Scripts, styles, documents and data of a build. */
async function textsIn(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => ['.js', '.css', '.html', '.json'].includes(extname(name)))
  return Promise.all(texts.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
}
