import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { seedWords } from './seed-words.ts'

const folder = path.join(import.meta.dirname, '../content/src')
const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
const read = new Map(files.map((file) => [file, importsOf(file)]))

/** Imports of a module without those of types: names of packages, and paths from the folder. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(folder, file), 'utf8')
  const imports = source.matchAll(
    /^(?:import|export) (?!type\b)(?:[^'"]*? from )?'([^']+)'|import\('([^']+)'\)/gm,
  )
  return [...imports].map(([, named, dynamic]) => {
    const name = named ?? dynamic ?? ''
    return name.startsWith('.') ? path.join(path.dirname(file), name) : name
  })
}

/** Those that load one of the given ones, also by way of others. */
function loading(found: string[]): string[] {
  const more = files.filter(
    (file) => !found.includes(file) && read.get(file)?.some((one) => found.includes(one)),
  )
  return more.length > 0 ? loading([...found, ...more]) : found
}

it('the modules that lint keeps from the server are those that read the site of the seed', () => {
  const [, ...modules] = loading(['#site'])
  expect(modules.map((file) => file.replace(/\.ts$/, '')).toSorted()).toEqual(seedWords.toSorted())
})
