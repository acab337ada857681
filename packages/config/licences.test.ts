import { describe, expect, it } from 'vitest'
import { refusedLicences } from './licences.ts'
import { readLocked } from './manifests.ts'

describe('Licences of packages', () => {
  it('are all permitted', () => {
    const packages = readLocked()
    expect(Object.keys(packages).length).toBeGreaterThan(100)
    expect(refusedLicences(packages)).toEqual([])
  })

  it.each([
    ['GPL-3.0-only', 'GPL-3.0-only'],
    ['(MIT AND GPL-3.0-only)', '(MIT AND GPL-3.0-only)'],
    ['SEE LICENSE IN LICENSE.md', 'SEE LICENSE IN LICENSE.md'],
    [undefined, 'no licence'],
  ])('may not be %s, and the package is named', (license, named) => {
    const packages = { 'node_modules/one/node_modules/@us/other': { license, dev: true } }
    expect(refusedLicences(packages)).toEqual([`@us/other: ${named}`])
  })

  it('may be one of several to choose from', () => {
    expect(refusedLicences({ 'node_modules/other': { license: '(MIT OR GPL-3.0-only)' } })).toEqual([])
  })

  it('are stricter for what is passed on than for tools', () => {
    expect(refusedLicences({ 'node_modules/other': { license: 'MPL-2.0', dev: true } })).toEqual([])
    expect(refusedLicences({ 'node_modules/other': { license: 'MPL-2.0' } })).toEqual(['other: MPL-2.0'])
  })
})
