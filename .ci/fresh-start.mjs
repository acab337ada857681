import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnd, untilServing } from '../packages/rig/src/child-process.ts'
import { freePort } from '../packages/rig/src/free-port.ts'

// Runs `npm start` as on a new machine: free port, empty data. It must serve a page and exit on SIGTERM.

const port = await freePort()
const url = `http://127.0.0.1:${port}`
const data = await mkdtemp(join(tmpdir(), 'northword-start-'))
const env = { ...process.env, PORT: String(port), DATA_DIR: data, DATABASE_URL: '', SMTP_URL: '' }
const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })

try {
  const isServing = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200
  await untilServing(npm, { isServing, logs: () => 'Its output stands above.', withinMs: 5 * 60_000 })
  const page = await fetch(url)
  const html = await page.text()
  if (page.status !== 200 || !html.includes('<h1')) throw new Error(`/ is not a page:\n${html.slice(0, 500)}`)
  signalGroup('SIGTERM')
  const late = setTimeout(() => fail('npm start did not end within 15 s of SIGTERM'), 15_000)
  await childEnd(npm)
  clearTimeout(late)
  console.log('A fresh start serves the site, and ends when told.')
} finally {
  signalGroup('SIGKILL')
  await rm(data, { recursive: true, force: true })
}

function fail(sentence) {
  signalGroup('SIGKILL')
  console.error(sentence)
  process.exit(1)
}

function signalGroup(signal) {
  try {
    process.kill(-Number(npm.pid), signal)
  } catch {
    // It has already exited.
  }
}
