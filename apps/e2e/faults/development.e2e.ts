/** @module-tag thorough */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childEnd, endWithUs, untilServing } from '@northword/rig/child-process'
import { env as rig } from '@northword/rig/env'
import { freePort } from '@northword/rig/free-port'
import { until } from '@northword/rig/until'
import { expect, it, onTestFinished } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')

/** Runs `npm run dev` with these settings. */
function develop(pagesPort: number, settings: Record<string, string>) {
  const child = spawn(process.execPath, ['bin/dev.mjs', '--port', String(pagesPort)], {
    cwd: root,
    env: { PATH: rig.path, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let logs = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (logs += String(chunk)))
  onTestFinished(() => endWithUs(child)())
  return { child, logs: () => logs }
}

const statusOf = (url: string) => fetch(url).then(({ status }) => status)

it('npm run dev takes its settings from the environment, waits for a server that starts again, and ends', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'northword-dev-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [pagesPort, port, metrics] = [await freePort(), await freePort(), await freePort()]
  // Empty ones, so that a developer's own file is not read for them.
  const none = { DATABASE_URL: '', DATABASE_REPLICA_URL: '', SMTP_URL: '', PUBLIC_URL: '', METRICS_HOST: '' }
  const own = { PORT: String(port), METRICS_PORT: String(metrics), DATA_DIR: path.join(folder, 'data') }
  const settings = { ...none, ...own }
  const { child, logs } = develop(pagesPort, settings)
  const pages = `http://127.0.0.1:${pagesPort}`
  const isServing = () =>
    statusOf(pages).then(
      (status) => status === 200,
      () => false,
    )
  await untilServing(child, { isServing, logs })
  expect(await statusOf(`${pages}/api/openapi.json`)).toBe(200)
  expect(await statusOf(`http://127.0.0.1:${port}/readyz`)).toBe(200)
  expect(await statusOf(`http://127.0.0.1:${metrics}/metrics`)).toBe(200)
  const readLink = () => readFile(path.join(folder, 'data', 'setup-link'), 'utf8')
  const link = await until('the set-up link', readLink)
  expect(link).toContain(`http://localhost:${pagesPort}/desk/setup?token=`)

  const now = new Date()
  await utimes(path.join(root, 'apps/server/src/env.ts'), now, now)
  const api = `http://127.0.0.1:${port}/livez`
  await until('the end of the server', () =>
    statusOf(api).then(
      () => undefined,
      () => true,
    ),
  )
  expect(await statusOf(`${pages}/api/openapi.json`)).toBe(200)
  expect(await readLink()).toBe(link)

  child.kill('SIGINT')
  await childEnd(child)
  for (const url of [pages, api]) await expect(statusOf(url)).rejects.toThrow('fetch failed')
  expect(logs()).not.toMatch(/Assertion failed|not found/)
})
