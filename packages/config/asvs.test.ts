import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
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

describe('What is said of OWASP ASVS', () => {
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

  it('names only files that exist, and sentences that their tests say', () => {
    const named = rows.flatMap(({ id, why }) => spans(why).map((span) => ({ id, span })))
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter(({ span }) => !isTrue(span)).map(({ id, span }) => `${id}: ${span}`)).toEqual([])
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

/** What stands in the text as code. */
const spans = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span ?? '')

const namesSomething = (text: string) =>
  /`[^`]*[./][^`]*`|\]\(security-rules\.md#|[Dd]ecision \d{3}/.test(text)

/** Whether a file, or a sentence of one (`file: sentence`), is there. Other code is not looked at. */
function isTrue(span: string): boolean {
  const [file = '', ...rest] = span.split(': ')
  const sentence = rest.join(': ')
  if (sentence !== '')
    return (
      existsSync(path.join(root, file)) &&
      ["'", '`', '"'].some((quote) => read(file).includes(quote + sentence + quote))
    )
  return !/^(apps|packages|deploy|docs|bin)\/|\.(md|json)$/.test(span) || existsSync(path.join(root, span))
}

const anchorOf = (heading: string) =>
  heading
    .slice(3)
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')
