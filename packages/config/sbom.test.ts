import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { readLocked } from './manifests.ts'

interface Bom {
  bomFormat: string
  components: { name: string; version: string; licenses?: object[] }[]
}

it('The bill of materials lists what is shipped, with its licences, and no tools', async () => {
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'sbom', '--', '--output-file', '-'],
    { cwd },
  )
  const { bomFormat, components } = JSON.parse(stdout) as Bom
  expect(bomFormat).toBe('CycloneDX')
  const { version } = readLocked()['node_modules/fastify'] ?? {}
  expect(components.find(({ name }) => name === 'fastify')).toMatchObject({ version })
  const names = components.map(({ name }) => name)
  expect(names).toContain('react')
  for (const tool of ['vite', 'vitest', 'playwright-core', 'oxlint']) expect(names).not.toContain(tool)
  const own = ['content', 'contract', 'seed', 'server', 'web']
  expect(components.filter(({ name, licenses }) => !licenses && !own.includes(name))).toEqual([])
}, 60_000)
