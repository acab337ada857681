import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

// `npm start` as a stranger would run it: on a free port and empty data, ready, with a page, and gone when told.

const port = await freePort()
const url = `http://127.0.0.1:${port}`
const data = await mkdtemp(join(tmpdir(), 'northword-start-'))
const env = { ...process.env, PORT: String(port), DATA_DIR: data, DATABASE_URL: '', SMTP_URL: '' }
const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })

try {
  await answer('/readyz', 5 * 60_000)
  const page = await answer('/', 10_000)
  if (!page.includes('<h1')) throw new Error(`/ is not a page:\n${page.slice(0, 500)}`)
  signalGroup('SIGTERM')
  await Promise.race([once(npm, 'exit'), fail('npm start did not end within 15 s of SIGTERM', 15_000)])
  console.log('A fresh start serves the site, and ends when told.')
} finally {
  signalGroup('SIGKILL')
  await rm(data, { recursive: true, force: true })
}
process.exit()

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address()
  server.close()
  await once(server, 'close')
  return free
}

async function answer(path, withinMs) {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`)
    const response = await fetch(url + path).catch(() => undefined)
    if (response?.status === 200) return response.text()
    await sleep(250)
  }
  throw new Error(`${path} did not answer 200 within ${withinMs / 1000} s`)
}

async function fail(sentence, afterMs) {
  await sleep(afterMs)
  throw new Error(sentence)
}

function signalGroup(signal) {
  try {
    process.kill(-Number(npm.pid), signal)
  } catch {
    // It has already ended.
  }
}
