import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeSettings, readEnv } from './env.ts'

describe('The settings', () => {
  it('need none to be set', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      MAIL_HOLD_SECONDS: 10,
    })
  })

  it('take an empty value for none, as Docker Compose passes it', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: '', TRUSTED_PROXIES: '' })).toMatchObject({
      PORT: 3000,
      TRUSTED_PROXIES: [],
    })
  })

  it('follow the port in the public address, which loses its slash', () => {
    expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
    expect(readEnv({ PUBLIC_URL: 'https://words.example/' }).PUBLIC_URL).toBe('https://words.example')
    expect(readEnv({ PUBLIC_URL: 'HTTPS://Words.example:443' }).PUBLIC_URL).toBe('https://words.example')
  })

  it('split the trusted networks', () => {
    expect(readEnv({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1'])
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT is “eighty” and must be a port number from 1 to 65535, like 3000.'],
    [{ PORT: '70000' }, 'PORT is “70000” and must be a port number from 1 to 65535, like 3000.'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT is “0” and must be a port number from 1 to 65535, like 9464.'],
    [
      { PUBLIC_URL: 'words.example' },
      'PUBLIC_URL is “words.example” and must be a URL that begins with http:// or https://, like https://www.example.com.',
    ],
    [
      { PUBLIC_URL: 'https://words.example/base?q=1' },
      'PUBLIC_URL is “https://words.example/base?q=1” and must be scheme, host and port only, like https://www.example.com.',
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://replica/words' },
      'DATABASE_REPLICA_URL needs the DATABASE_URL of the Postgres that it follows.',
    ],
    [
      { DATABASE_POOL: '1' },
      'DATABASE_POOL is “1” and must be a number of connections from 2 to 100, like 5.',
    ],
    [
      { TRUSTED_PROXIES: '999.9.9.9/99' },
      'TRUSTED_PROXIES is “999.9.9.9/99” and must be a comma-separated list of networks (CIDR), like 10.0.0.0/8,::1.',
    ],
    [
      { TRUSTED_PROXIES: '::1,0.0.0.0/0' },
      'TRUSTED_PROXIES is “::1,0.0.0.0/0” and must be networks of proxies and not all addresses, like 10.0.0.0/8,::1.',
    ],
    [
      { MAIL_HOLD_SECONDS: '90' },
      'MAIL_HOLD_SECONDS is “90” and must be a number of seconds from 1 to 60, like 10.',
    ],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR is “0” and must be a number greater than 0, like 1.'],
    [{ RATE_LIMIT_FACTOR: 'x' }, 'RATE_LIMIT_FACTOR is “x” and must be a number greater than 0, like 1.'],
    [
      { NODE_ENV: 'prod\n' },
      'NODE_ENV is “prod ” and must be production, development or test, like production.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is “loud” and must be info, fatal, error, warn, debug or silent, like info.',
    ],
  ])('refuse %j with one sentence', (settings, sentence) => {
    expect(() => readEnv(settings)).toThrow(sentence)
  })

  it.each([
    ['DATABASE_URL', 'mysql://ann:hush@x', 'postgres:// or postgresql://, like postgres://'],
    ['DATABASE_REPLICA_URL', 'ann:hush@x', 'postgres:// or postgresql://, like postgres://'],
    ['SMTP_URL', 'hush', 'smtp:// or smtps://, like smtp://mail.example.com:587.'],
    ['PUBLIC_URL', 'https://ann:hush@words.example', 'scheme, host and port only'],
  ])('refuse a wrong %s without its password', (name, value, allowed) => {
    expect(() => readEnv({ [name]: value })).toThrow(allowed)
    expect(() => readEnv({ [name]: value })).not.toThrow('hush')
  })
})

describe('docs/settings.md', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/settings.md'), 'utf8')
  const rows = page.split('\n').flatMap((line) => {
    const [, name, shown = '', meaning = ''] = /^\| `([A-Z_]+)` +\| (.*?) +\| (.*?) +\|$/.exec(line) ?? []
    return name ? [{ name, shown: shown.trim().replaceAll('`', ''), meaning }] : []
  })
  const { properties = {} } = describeSettings()

  it('has every setting once, and no other', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(properties).toSorted())
  })

  it.each(rows)('says the default and the limits of $name', ({ name, shown, meaning }) => {
    const property = properties[name]
    if (typeof property !== 'object') throw new Error(`${name} is no setting`)
    // The public address follows the port.
    expect(shown).toBe(name === 'PUBLIC_URL' ? 'http://localhost:$PORT' : String(property.default))
    for (const { enum: values = [], minimum, maximum, exclusiveMinimum } of [
      property,
      ...(property.anyOf ?? []).filter((each) => typeof each === 'object'),
    ]) {
      for (const value of values) expect(meaning).toContain(`\`${String(value)}\``)
      if (minimum !== undefined) expect(meaning).toContain(`from ${minimum} to ${maximum}`)
      if (exclusiveMinimum !== undefined) expect(meaning).toContain(`greater than ${exclusiveMinimum}`)
    }
  })
})
