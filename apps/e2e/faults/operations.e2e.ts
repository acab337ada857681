/** @module-tag thorough */
import { beforeTests } from '@northword/rig/during-tests'
import { lacks } from '@northword/rig/for-want-of'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import {
  missingForMachine,
  type OperatorMachine,
  startMachine,
} from '../testing/operations/operator-machine.ts'

interface Step {
  /** Its first command. */
  name: string
  script: string
  /** Output in the document; `…` matches anything. */
  printed: string
}

const text = await readFile(fileURLToPath(new URL('../../../docs/operations.md', import.meta.url)), 'utf8')

/** Code blocks of the document, each with its output. */
const steps: Step[] = [...text.matchAll(/^```sh\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?/gms)].map(
  ([, script = '', printed = '']) => ({ name: script.split('\n')[0] ?? '', script, printed }),
)

/** The document replaces variable parts by `…`. */
const pattern = (printed: string) => new RegExp(printed.trim().split('…').map(escaped).join('.*'), 's')

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Sets up the owner by the link, as in a browser. */
const openedBy = (link: string) => {
  const owner = { name: 'Olive Owner', email: 'olive@studio.example', password: 'seven quiet herons' }
  const input = JSON.stringify({ ...owner, token: link.split('?token=')[1] })
  return `curl --silent --fail --json '${input}' http://127.0.0.1:3000/trpc/staff.setUp`
}

const nextSecond = () => delay(1_000 - (Date.now() % 1_000))

/** The next release ends each of these with a line that says so (`machine/prepare.sh`). */
async function expectNextRelease(machine: OperatorMachine) {
  const copies = [
    '/etc/caddy/Caddyfile',
    '/etc/prometheus/prometheus-rules.yml',
    '/etc/systemd/system/northword.service',
    '/usr/local/bin/northword',
  ]
  const ends = await machine.type(`tail --quiet --lines=1 ${copies.join(' ')}`)
  expect(ends.trimEnd().split('\n')).toEqual(copies.map(() => '# Our next release'))
}

describe('The commands of docs/operations.md', { retry: 0 }, () => {
  if (lacks(...missingForMachine())) return
  const machine = beforeTests(startMachine)
  afterAll(() => machine.end())

  it.each(steps)('run as written: $name', async ({ script, printed }) => {
    // pgBackRest counts whole seconds, so that a moment in the second of a backup is none after it.
    if (script.includes('clock_timestamp()')) await nextSecond()
    const output = await machine.type(script)
    expect(output).toMatch(pattern(printed))
    expect(output).not.toMatch(/\bwarn(ing)?\b/i)
    if (script.includes('git merge-file')) await expectNextRelease(machine)
    const link = /http\S+\?token=\S+/.exec(output)?.[0]
    if (link) await machine.type(openedBy(link))
  })
})

it('The document has no other kind of block', () => {
  const kinds = [...text.matchAll(/^```(\w*)$/gm)].map(([, kind]) => kind).filter(Boolean)
  expect(new Set(kinds)).toEqual(new Set(['sh', 'text']))
})
