import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checks } from '@northword/content/operate/checks'
import { expect, it } from 'vitest'
import { DomainError, errorCodes } from '../errors/domain-error.ts'
import { type Line, lines } from './log-lines.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/logs.md'), 'utf8')

const under = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]?.split('\n') ?? []

const rowsUnder = (heading: string) =>
  under(heading)
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const withoutCode = (cell = '') => cell.replaceAll('`', '')

/** Failures and checks are documented in tables of their own. */
const { failed: _failed, found: _found, ...ownLines } = lines

/** Lines as in the docs, with … for parameters. */
const written: Record<keyof typeof ownLines, Line> = {
  ...ownLines,
  ready: lines.ready('…', '…'),
  limitsMultiplied: lines.limitsMultiplied('…'),
  placeholdersLeft: lines.placeholdersLeft('…'),
  notOpen: lines.notOpen('…'),
  ownerMissing: lines.ownerMissing('…'),
  mailShown: lines.mailShown('…', '…'),
}

it('Every line that the server may write is in docs/logs.md with its level, and no other', () => {
  const ofReplica = under('The replica').filter((line) => line.startsWith('- '))
  const told = [
    ...rowsUnder('Lines').map(([level, message]) => `${level} ${message}`),
    ...ofReplica.map((line) => line.replace('- ', 'warn ')),
  ]
  const all = Object.values(written).map(({ level, sentence }) => `${level} ${sentence}`)
  expect(told.toSorted()).toEqual(all.toSorted())
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
