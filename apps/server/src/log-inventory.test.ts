import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { checks } from '@northword/content/checks'
import { expect, it } from 'vitest'
import { DomainError, errorCodes } from './errors/domain-error.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/logs.md'), 'utf8')

/** The rows of the table below a heading, as their cells. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const withoutCode = (cell = '') => cell.replaceAll('`', '')
const levels = 'trace|debug|info|warn|error|fatal'

/** What stands between the bracket at the beginning of a text and the one that closes it. */
function bracketed(text: string): string {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return text.slice(1, at)
  }
  return text
}

/** A text as a line of the page has it; undefined where code says it in another way. */
function writtenAs(code: string): string | undefined {
  const literal = /(?:'([^']*)'|`([^`]*)`),?\s*$/.exec(code)
  return (literal?.[1] ?? literal?.[2])?.replaceAll(/\$\{[^}]*\}/g, '…')
}

const lines = new Set<string>()
/** Files whose lines have a message from elsewhere. */
const indirect = new Set<string>()
for await (const file of glob('**/*.ts', { cwd: import.meta.dirname })) {
  if (/\.test\.ts$|^(testing|demo|commands)\//.test(file)) continue
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  for (const call of source.matchAll(new RegExp(String.raw`\blog\.(${levels})(?=\()`, 'g'))) {
    const message = writtenAs(bracketed(source.slice(call.index + call[0].length)))
    if (message === undefined) indirect.add(file)
    else lines.add(`${call[1]} ${message}`)
  }
  for (const [, failure] of source.matchAll(/^ +failure: '(.*)',$/gm)) lines.add(`error ${failure}`)
  for (const [, ready = ''] of source.matchAll(/listenTextResolver = \(\) => `(.*)`/g))
    lines.add(`info ${ready.replaceAll(/\$\{[^}]*\}/g, '…')}`)
}

it('Every line that the server may write is in docs/logs.md with its level, and no other', () => {
  expect(lines.size).toBeGreaterThan(14)
  const told = rowsUnder('Lines').map(([level, message]) => `${level} ${message}`)
  expect(told.toSorted()).toEqual([...lines].toSorted())
})

it('Messages come from elsewhere in four places, whose sentences docs/logs.md has by their names', () => {
  expect([...indirect].toSorted()).toEqual([
    'checks/warnings.ts',
    'db/replica.ts',
    'errors/log-failure.ts',
    'repeat.ts',
  ])
})

it('No log is written to by another name', async () => {
  const others: string[] = []
  for await (const file of glob('**/*.ts', { cwd: import.meta.dirname })) {
    if (/\.test\.ts$|^(testing|demo|commands)\//.test(file)) continue
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    const calls = source.matchAll(new RegExp(String.raw`(\w+)\??\.(${levels})\(`, 'g'))
    for (const [call, on] of calls)
      if (on !== 'log' && !(file === 'main.ts' && on === 'console')) others.push(`${file}: ${call}`)
  }
  expect(others).toEqual([])
})

it('Every failure that is logged is told of, with its status', () => {
  const logged = errorCodes
    .map((code) => new DomainError(code))
    .filter(({ status, code }) => status >= 500 && code !== 'busy')
  const told = rowsUnder('Failures').map(([code, status]) => `${withoutCode(code)} ${status}`)
  expect(told.toSorted()).toEqual(logged.map(({ code, status }) => `${code} ${status}`).toSorted())
})

it('Every check is told of', () => {
  const told = rowsUnder('Warnings of the checks').map(([check]) => withoutCode(check))
  expect(told.toSorted()).toEqual(Object.keys(checks).toSorted())
})
