import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createVitest } from 'vitest/node'
import { asvsRequirements } from './asvs-requirements.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const rows = read('docs/asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', level = '', asks = '', is = '', why = '', ...more]) => ({
    id,
    level,
    asks,
    is,
    why,
    more,
  }))

describe('The page about OWASP ASVS', () => {
  it('has a row for each requirement of levels 1 and 2, and no other', () => {
    expect(rows).toHaveLength(253)
    expect(new Map(rows.map(({ id, level }) => [id, level]))).toEqual(asvsRequirements)
  })

  it('says of each whether it is met, and by what, or why not', () => {
    const wrong = rows.filter(({ asks, is, why, more }) => {
      const isSaid = is === 'Met' ? namesSomething(why) : why.length > 10
      const isKnown = ['Met', 'Deviation', 'Not applicable'].includes(is)
      return !isKnown || !isSaid || asks === '' || more.join('') !== ''
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('names only files that exist', () => {
    const named = rows.flatMap(({ id, why }) => spans(why).map((span) => ({ id, file: fileIn(span) })))
    expect(named.filter(({ file }) => file !== '').length).toBeGreaterThan(150)
    const missing = named.filter(({ file }) => !existsSync(path.join(root, file)))
    expect(missing.map(({ id, file }) => `${id}: ${file}`)).toEqual([])
  })

  it('quotes only tests that there are, by their names', { timeout: 120_000 }, async () => {
    const quoted = rows.flatMap(({ id, why }) => spans(why).map((span) => ({ id, ...quotation(span) })))
    const tests = quoted.filter(({ name }) => name !== '')
    expect(tests.length).toBeGreaterThan(150)
    const names = await namesIn([...new Set(tests.map(({ file }) => file))])
    const missing = tests.filter(({ file, name }) => !names.get(file)?.has(name))
    expect(missing.map(({ id, file, name }) => `${id}: ${file}: ${name}`)).toEqual([])
  })

  it('leads to headings that exist', () => {
    const rules = new Set(
      read('docs/security-rules.md')
        .match(/^## .+$/gm)
        ?.map(anchorOf),
    )
    const links = rows.flatMap(({ why }) => [...why.matchAll(/\]\(security-rules\.md#([^)]+)\)/g)])
    expect(links.length).toBeGreaterThan(5)
    expect(links.map(([, anchor]) => anchor).filter((anchor) => !rules.has(anchor ?? ''))).toEqual([])
  })
})

/** Code spans of a Markdown text. */
const spans = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span ?? '')

const namesSomething = (text: string) =>
  /`[^`]*[./][^`]*`|\]\(security-rules\.md#|[Dd]ecision \d{3}/.test(text)

/** A cited test, `file: name`; the name is empty for a file. */
function quotation(span: string) {
  const [file = '', ...name] = span.split(': ')
  return { file, name: name.join(': ') }
}

/** The cited file; empty for other code. */
function fileIn(span: string): string {
  const { file, name } = quotation(span)
  const isFile = name !== '' || /^(apps|packages|deploy|docs|bin)\/|\.(md|json)$/.test(span)
  return isFile ? file : ''
}

/** Names of tests and groups by file. vitest parses the files, and runs none; it does not know `firstOf`. */
async function namesIn(files: string[]): Promise<Map<string, Set<string>>> {
  const vitest = await createVitest('test', { root, config: false, watch: false, strictTags: false })
  try {
    const project = vitest.getRootProject()
    const modules = await vitest.parseSpecifications(
      files.map((file) => project.createSpecification(path.join(root, file))),
    )
    const namesOf = ({ children, moduleId }: (typeof modules)[number]) =>
      new Set([
        ...[...children.allTests(), ...children.allSuites()].map(({ name }) => name),
        ...[...readFileSync(moduleId, 'utf8').matchAll(namedByFirstOf)].map(([, name = '']) => name),
      ])
    return new Map(modules.map((module) => [path.relative(root, module.moduleId), namesOf(module)]))
  } finally {
    await vitest.close()
  }
}

const namedByFirstOf = /\bfirstOf(?:<[^(]*>)?\([\s\S]*?\)\(\s*'([^']+)'/g

const anchorOf = (heading: string) =>
  heading
    .slice(3)
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')
