// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { markStart } from '@northword/seed/testing/marks'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './chunk-groups.ts'

const run = promisify(execFile)

test('no script of the site has a text of the studio: documents bring them', { tags: ['thorough'] }, () =>
  expectMarksIn('vite.config.ts', []),
)

test('no script of the desk has a text of the studio: its document brings them', { tags: ['thorough'] }, () =>
  expectMarksIn('vite.desk.config.ts', ['desk.html']),
)

test('no page about the API has a text of the studio: a server puts it there', { tags: ['thorough'] }, () =>
  expectMarksIn('vite.reference.config.ts', [], 0),
)

async function expectMarksIn(config: string, documents: string[], scripts = 20) {
  const folder = await mkdtemp(join(tmpdir(), 'nw-marked-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config]
  const seed = ['--import', './src/testing/marked-seed.ts']
  const options = ['--outDir', folder, '--emptyOutDir']
  // Without the tests' own NODE_ENV.
  await run(process.execPath, [...seed, ...vite, ...options], { cwd: import.meta.dirname, env: {} })

  const files = await textsIn(folder)
  expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(scripts)
  expect(files.filter(({ text }) => text.includes(markStart)).map(({ name }) => name)).toEqual(documents)
}

/** Scripts, styles, documents and data of a build. */
async function textsIn(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => ['.js', '.css', '.html', '.json'].includes(extname(name)))
  return Promise.all(texts.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
}
