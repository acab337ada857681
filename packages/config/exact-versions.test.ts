import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inexactVersions } from './exact-versions.ts'
import { readManifests } from './manifests.ts'

describe('Versions of packages', () => {
  it('are exact in every manifest', () => {
    const manifests = readManifests()
    expect(Object.keys(manifests).length).toBeGreaterThan(1)
    expect(inexactVersions(manifests)).toEqual([])
  })

  it.each([
    '*',
    '^1.0.0',
    '~1.0.0',
    '1',
    '1.x',
    '1.0.0 - 2.0.0',
    'latest',
    '',
    'npm:other@^1.0.0',
    'github:us/other',
  ])('may not be “%s”', (range) => {
    const one = { name: '@northword/one', devDependencies: { other: range } }
    expect(inexactVersions({ 'one/package.json': one })).toEqual([`one/package.json: other ${range}`])
  })

  it.each(['1.0.0', '8.0.0-rc.1', 'npm:other@1.0.0', 'npm:@us/other@1.0.0'])('may be “%s”', (version) => {
    const one = { name: '@northword/one', overrides: { other: version } }
    expect(inexactVersions({ 'one/package.json': one })).toEqual([])
  })

  it('may be “*” for our own packages only', () => {
    const one = { name: '@northword/one', dependencies: { '@northword/two': '*', '@northword/gone': '*' } }
    const two = { name: '@northword/two' }
    expect(inexactVersions({ one, two })).toEqual(['one: @northword/gone *'])
  })

  it('are commits for actions of GitHub, because a tag can be moved', () => {
    const workflow = join(import.meta.dirname, '../../.github/workflows/ci.yml')
    const actions = readFileSync(workflow, 'utf8').match(/(?<=uses: ).*/g) ?? []
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('are exact for npm itself', () => {
    expect(inexactVersions({ one: { name: 'one', packageManager: 'npm@11' } })).toEqual(['one: npm 11'])
  })
})
