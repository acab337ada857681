import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { lacks } from '@northword/rig/for-want-of'
import { installed } from '@northword/rig/installed'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { newBrowser } from '../testing/requests/test-browser.ts'
import { openTestPglite, openTestPostgres } from '../testing/databases/test-database.ts'
import { useTestApp } from '../testing/use-test-app.ts'

const run = promisify(execFile)
const folder = path.join(import.meta.dirname, '../../../../deploy')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}

const dashboard: Dashboard = JSON.parse(read('grafana-dashboard.json'))
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
const rules = read('prometheus-rules.yml')

const metricsIn = (text: string) =>
  new Set(
    text
      .match(/\b(northword|nodejs|process|http)_\w+/g)
      ?.map((name) => name.replace(/_(bucket|count|sum)$/, '')),
  )

const asked = Array.from(
  rules.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*))/g),
  ([, block, line]) => block ?? line,
).join('\n')

describe('The set of metrics in deploy/', () => {
  const server = inject('testDatabaseUrl')
  const site = useTestApp(server ? () => openTestPostgres(server) : openTestPglite, {
    METRICS_PORT: '9464',
  })
  let exported: Set<string>
  beforeAll(async () => {
    await newBrowser(site).ask('auth.me')
    const { text } = (await site.metrics?.read()) ?? { text: '' }
    exported = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name))
  })

  it('is there: every metric of the dashboard and of the alerts', () => {
    // PGlite has no pool.
    const ofPool = (name: string) => !server && name.startsWith('northword_pool_')
    const missing = [...metricsIn(shown), ...metricsIn(asked)].filter(
      (name) => !exported.has(name) && !ofPool(name),
    )
    expect(missing).toEqual([])
  })

  it('is all that we measure ourselves: the dashboard shows each of it', () => {
    const ours = [...exported].filter((name) => /^(northword|http)_/.test(name))
    expect(ours.length).toBeGreaterThan(12)
    expect(ours.filter((name) => !metricsIn(shown).has(name))).toEqual([])
  })
})

describe('Each alert', () => {
  const alerts = rules.split(/^ +- alert: /m).slice(1)

  it('says what happened and what to do', () => {
    expect(alerts.length).toBeGreaterThan(10)
    for (const alert of alerts) expect(alert).toMatch(/ summary: '.+\.'\n +action: '.+\.'\n/)
  })

  it('is tried twice: where it fires, and where it keeps quiet', () => {
    const cases = read('prometheus-rules.test.yml')
    for (const alert of alerts) {
      const [name] = alert.split('\n')
      expect(cases).toContain(`name: ${name} fires`)
      expect(cases).toContain(`name: ${name} keeps quiet`)
    }
  })
})

const promtool = () => !installed('promtool')[0] && 'promtool'

describe('For promtool', () => {
  if (lacks(promtool())) return

  it('the metrics have no fault', async () => {
    const site = await openTestApp(openTestPglite, { METRICS_PORT: '9464' })
    const { text } = (await site.metrics?.read()) ?? { text: '' }
    await site.close()
    const checking = run('promtool', ['check', 'metrics'])
    checking.child.stdin?.end(text)
    // Exits with 3 for style warnings about names.
    const { stdout, stderr } = await checking.catch((error: { stdout: string; stderr: string }) => error)
    const ours = `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !line.startsWith('nodejs_'))
    expect(ours).toEqual([])
  })
})

describe('For promtool, each alert', { timeout: 120_000, tags: ['thorough'] }, () => {
  if (lacks(promtool())) return

  it('does as it is told', async () => {
    const tried = await run('promtool', ['test', 'rules', 'prometheus-rules.test.yml'], { cwd: folder })
    expect(tried.stdout).toContain('SUCCESS')
    const checked = await run('promtool', ['check', 'config', 'prometheus.yml'], { cwd: folder })
    expect(checked.stdout).toContain('rules found')
  })
})
