import { globSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { createWarnings } from '../checks/warnings.ts'
import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createChores } from './chores.ts'

class Failure extends Error {
  readonly code: string
  constructor(code: string) {
    super('It failed.')
    this.name = code
    this.code = code
  }
}

function watched() {
  const write = vi.fn<Log['write']>()
  const choreDone = vi.fn<Metrics['choreDone']>()
  const warnings = createWarnings({ write: () => {} })
  const chores = createChores({ metrics: Object({ choreDone }), warnings, log: { write } })
  const turn = (...codes: string[]) =>
    chores.do('webhooks', lines.webhooksWait, async () => {
      if (codes.length > 0) throw new AggregateError(codes.map((code) => new Failure(code)))
    })
  const logged = () => write.mock.calls.splice(0).map(([, fields]) => Object(fields)['code'])
  return { chores, turn, logged, choreDone, warnings }
}

it('A failure that lasts is logged once, counted each time and shown to owners; a new one beside it is logged', async () => {
  const { turn, logged, choreDone, warnings } = watched()
  await turn('A')
  expect(logged()).toEqual(['A'])
  await turn('A')
  expect(logged()).toEqual([])
  await turn('A', 'B')
  expect(logged()).toEqual(['B'])
  await turn('A', 'A', 'B')
  expect(logged()).toEqual(['A'])
  expect(choreDone.mock.calls).toEqual(Array.from({ length: 4 }, () => ['webhooks', true]))
  expect(warnings.list()).toMatchObject([{ sentence: expect.stringContaining('(webhooks)') }])
  await turn()
  expect(warnings.list()).toEqual([])
  await turn('A')
  expect(logged()).toEqual(['A'])
})

it('A chore that fails at every turn does not keep another from its turns', async () => {
  const { chores, logged, choreDone } = watched()
  const beside = vi.fn<() => Promise<void>>(async () => {})
  const failing = () => Promise.reject(new Failure('A'))
  const stops = [
    chores.repeat({ name: 'one', do: failing, everyMs: 2, failure: lines.webhooksWait }),
    chores.repeat({ name: 'other', do: beside, everyMs: 2, failure: lines.webhooksWait }),
  ]
  await vi.waitFor(() => expect(beside.mock.calls.length).toBeGreaterThan(2), { timeout: 30_000 })
  await vi.waitFor(() =>
    expect(choreDone.mock.calls.filter(([name]) => name === 'one').length).toBeGreaterThan(2),
  )
  for (const stop of stops) await stop()
  expect(logged()).toEqual(['A'])
})

/** Work at intervals that is no chore, and what tells of its failures instead. */
const noChores: Record<string, string> = {
  'chores/chores.ts': 'runs the chores',
  'chores/tidy.ts': 'runs chores, each by itself',
  'checks/watch-checks.ts': 'finds what is shown to owners',
  'features/staff/members/show-set-up.ts':
    'ends once there is an owner, before whom nobody is shown anything',
}

it('Repeated work is a chore', () => {
  const src = new URL('..', import.meta.url)
  const repeating = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<![.\w]|function )repeat\(\{/.test(readFileSync(new URL(file, src), 'utf8')))
  expect(repeating.toSorted()).toEqual(Object.keys(noChores).toSorted())
})
