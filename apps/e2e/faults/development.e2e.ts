/** @module-tag thorough */
import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { childEnd, endWithUs, untilServing } from '@northword/rig/child-process'
import { env as rig } from '@northword/rig/env'
import { freePort } from '@northword/rig/free-port'
import { until } from '@northword/rig/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRepository } from '../planted/copy-repository.ts'
import { postOrder } from '../testing/orders/posted-orders.ts'

const textOf = async (url: string) => {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}.`)
  return response.text()
}

describe('npm run dev', () => {
  let copy: string
  let ports: Record<'pages' | 'api' | 'metrics', number>
  let dev: Awaited<ReturnType<typeof develop>>

  /** Runs it in a copy of the repository, in which files may be changed. */
  async function develop() {
    // Empty ones, so that a developer's own file is not read for them.
    const none = {
      DATABASE_URL: '',
      DATABASE_REPLICA_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
      METRICS_HOST: '',
    }
    const own = {
      PORT: String(ports.api),
      METRICS_PORT: String(ports.metrics),
      DATA_DIR: path.join(copy, 'own'),
    }
    const child = spawn(process.execPath, ['bin/dev.mjs', '--port', String(ports.pages)], {
      cwd: copy,
      env: { PATH: rig.path, ...none, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let logs = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (logs += String(chunk)))
    const end = endWithUs(child, 'SIGTERM')
    const isServing = () =>
      Promise.all([at.pages('/'), at.api('/readyz')].map(textOf)).then(
        () => true,
        () => false,
      )
    await untilServing(child, { isServing, logs: () => logs, withinMs: 120_000 })
    return { child, end, logs: () => logs }
  }

  const at = {
    pages: (to: string) => `http://127.0.0.1:${ports.pages}${to}`,
    api: (to: string) => `http://127.0.0.1:${ports.api}${to}`,
  }
  const changeIn = async (name: string, from: string, to: string) => {
    const file = path.join(copy, name)
    const before = await readFile(file, 'utf8')
    expect(before).toContain(from)
    await writeFile(file, before.replaceAll(from, to))
  }
  const change = (from: string, to: string) => changeIn('apps/server/src/doors/requests/health.ts', from, to)
  const answers = (words: string, to = '/livez') =>
    until(words, async () => ((await textOf(at.api(to))).includes(words) ? true : undefined))
  const startedAt = async () =>
    /^process_start_time_seconds (\d+)$/m.exec(await textOf(`http://127.0.0.1:${ports.metrics}/metrics`))?.[1]
  const setupLink = () => readFile(path.join(copy, 'own', 'setup-link'), 'utf8')

  beforeAll(async () => {
    copy = await copyRepository(path.join(import.meta.dirname, '../../..'))
    ports = { pages: await freePort(), api: await freePort(), metrics: await freePort() }
    dev = await develop()
  })
  afterAll(async () => {
    await dev.end()
    await rm(copy, { recursive: true })
  })

  it('takes its settings from the environment, and announces one address once it answers', async () => {
    expect(await textOf(at.pages('/api/openapi.json'))).toContain('openapi')
    const link = await until('the link to the first run', setupLink)
    expect(link).toContain(`http://localhost:${ports.pages}/desk/setup?token=`)
    expect(await startedAt()).toMatch(/\d/)
    const announced = dev.logs().match(/https?:\/\/[\w.]+:\d+\/?(?=["\s])/g)
    expect(announced).toEqual([`http://localhost:${ports.pages}`])
  })

  it('shows the mails of the run, with links to the pages under edit', async () => {
    await postOrder({ url: at.pages('') }, { fullName: 'Ada Developer' })
    const mail = await until('a mail', async () => {
      const list = await textOf(at.pages('/dev/mails'))
      return /href="([^"]+)">[^<]+<\/a><br \/>\s*to ada@client\.example/.exec(list)?.[1]
    })
    expect(await textOf(at.pages(mail))).toContain(`href="http://localhost:${ports.pages}/`)
  })

  it('answers with the changed code, from the same process and the same data', async () => {
    const [link, process] = [await setupLink(), await startedAt()]
    await change(`'live'`, `'hot'`)
    expect(await textOf(at.pages('/api/openapi.json'))).toContain('openapi')
    await answers('hot')
    expect(await startedAt()).toBe(process)
    expect(await textOf(at.pages('/dev/mails'))).toContain('ada@client.example')
    expect(await setupLink()).toBe(link)
  })

  it('answers with a service of the seed that was changed', async () => {
    await changeIn('packages/seed/matter/services/PS-025.json', '"Blog Post"', '"Posts Under Edit"')
    await answers('Posts Under Edit', '/api/services')
    expect(await textOf(at.api('/livez'))).toContain('hot')
  })

  it('shows an error of syntax or of the start, waits for the next change, and goes on', async () => {
    await change(`'hot'`, `'hot`)
    await until('the error', async () => dev.logs().includes('INVALID_TYPESCRIPT_SYNTAX') || undefined)
    expect(dev.logs()).toContain('health.ts')
    await change(`'hot`, `'cured'`)
    await answers('cured')

    await change('export function registerHealth(', `throwing()\nexport function registerHealth(`)
    await until('the error', async () => dev.logs().includes('throwing is not defined') || undefined)
    await change('throwing()\n', '')
    await change(`'cured'`, `'well'`)
    await answers('well')
  })

  it('ends with both servers at Ctrl-C', async () => {
    dev.child.kill('SIGINT')
    await childEnd(dev.child)
    for (const url of [at.pages('/'), at.api('/livez')])
      await expect(fetch(url)).rejects.toThrow('fetch failed')
    expect(dev.logs()).not.toMatch(/Assertion failed|not found/)
  })
})
