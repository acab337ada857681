/** @module-tag thorough */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { env } from '@northword/rig/env'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = path.join(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Lines of the page's blocks of commands, without comments. */
const commandsOf = (file: string) =>
  [...read(file).matchAll(/^```sh\n(.*?)^```$/gms)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter(Boolean)

const runs = (command: string, changes: Record<string, string> = {}) =>
  promisify(execFile)('sh', ['-ec', command], { cwd: root, env: { PATH: env.path, CI: 'true', ...changes } })

describe('The commands of docs/development.md', () => {
  const commands = commandsOf('docs/development.md')
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

  it.each(commands.filter((command) => command.startsWith('npm run ')))('have a script: %s', (command) => {
    for (const [, name = ''] of command.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name])
  })

  it.each(commands.filter((command) => command.includes(' vitest run ')))(
    'find tests: %s',
    async (command) => {
      const listing = command
        .replace('npm run build && ', '')
        .replace(' vitest run ', ' vitest list --filesOnly ')
      const { stdout } = await runs(listing)
      expect(stdout).toMatch(/\.(test|e2e)\.tsx?$/m)
    },
  )
})

describe('The commands of docs/settings.md', () => {
  const { services } = parse(read('docker-compose.yml')) as {
    services: Record<string, { profiles?: string[] }>
  }
  const composed = commandsOf('docs/settings.md').filter((command) => command.includes('docker compose '))

  it.each(composed)('name a service or profile that is there: %s', (command) => {
    const words = /docker compose (.*)/.exec(command)?.[1]?.split(' ') ?? []
    const after = words.slice(words.findLastIndex((word) => /^(exec|cp|stop|run|up)$/.test(word)) + 1)
    const named = after.filter((word) => !word.startsWith('-')).map((word) => word.replace(/:.*/, ''))
    expect(Object.keys(services)).toEqual(expect.arrayContaining(named.slice(0, 1)))
    const asked = [...command.matchAll(/--profile (\w+)/g)].map(([, profile]) => profile)
    expect(Object.values(services).flatMap(({ profiles = [] }) => profiles)).toEqual(
      expect.arrayContaining(asked),
    )
  })

  it('make a password of letters and digits', async () => {
    const [command = ''] = commandsOf('docs/settings.md')
    const { stdout } = await runs(command.replace(' >> .env', ''))
    expect(stdout).toMatch(/^POSTGRES_PASSWORD=[\da-f]{48}\n$/)
  })
})
