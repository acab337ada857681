import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

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
    [{ PORT: 'eighty' }, 'PORT must be a port number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a port number from 1 to 65535.'],
    [{ PUBLIC_URL: 'words.example' }, 'PUBLIC_URL must be a URL that begins with http:// or https://.'],
    [
      { PUBLIC_URL: 'https://words.example/base?q=1' },
      'PUBLIC_URL must be scheme, host and port only, like https://www.example.com.',
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://replica/words' },
      'DATABASE_REPLICA_URL needs the DATABASE_URL of the Postgres that it follows.',
    ],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a number of connections from 2 to 100.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL that begins with smtp:// or smtps://.'],
    [
      { TRUSTED_PROXIES: '999.9.9.9/99' },
      'TRUSTED_PROXIES must be a comma-separated list of networks (CIDR).',
    ],
    [{ MAIL_HOLD_SECONDS: '0' }, 'MAIL_HOLD_SECONDS must be a number of seconds from 1 to 60.'],
    [{ MAIL_HOLD_SECONDS: '90' }, 'MAIL_HOLD_SECONDS must be a number of seconds from 1 to 60.'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be greater than 0.'],
  ])('refuse %j with one sentence', (settings, sentence) => {
    expect(() => readEnv(settings)).toThrow(sentence)
  })
})
