import { describe, expect, it } from 'vitest'
import { EnvError } from './env.ts'
import { startFailure } from './start-failure.ts'

const settings = { DATA_DIR: '/srv/words' }
const besideIt = ['/srv/words-2/sites', '/opt/northword/apps/web/dist', '/srv']

/** An error as Node makes it. */
const failed = (code: string, syscall: string, path?: string) =>
  Object.assign(new Error(`${code}: not allowed, ${syscall}${path ? ` '${path}'` : ''}`), {
    code,
    syscall,
    ...(path && { path }),
  })

describe('A failed start is told', () => {
  it.each([
    ['EADDRINUSE', 'listen', 'The port is already in use: stop the other program or set PORT.'],
    ['EACCES', 'listen', 'This user may not listen on that port: set PORT to 1024 or more.'],
    ['EADDRNOTAVAIL', 'listen', 'HOST is not an address of this machine.'],
    ['ENOTFOUND', 'getaddrinfo', 'HOST is not an address of this machine.'],
  ])('as one of the port where it is: %s of %s', (code, syscall, sentence) => {
    expect(startFailure(failed(code, syscall), settings)).toBe(sentence)
  })

  it.each([
    ['EACCES', 'mkdir', '/srv/words/sites'],
    ['EACCES', 'mkdir', '/srv/words'],
    ['EROFS', 'open', '/srv/words/drawn/assets/cards/a.png'],
  ])('as one of the data directory where it is: %s of %s %s', (code, syscall, path) => {
    expect(startFailure(failed(code, syscall, path), settings)).toBe(
      `The data directory /srv/words cannot be written to (${code}: not allowed, ${syscall} '${path}'): give it to the user of the server, or set DATA_DIR to another.`,
    )
  })

  it.each(besideIt)('in the words of the system where %s is closed', (path) => {
    expect(startFailure(failed('EACCES', 'open', path), settings)).toBe(`EACCES: not allowed, open '${path}'`)
  })

  it('in its own words where it has some', () => {
    expect(startFailure(new EnvError('PORT is wrong.'), { PORT: 'wrong' })).toBe('PORT is wrong.')
    expect(startFailure(new Error('The site is not built.'), settings)).toBe('The site is not built.')
  })
})
