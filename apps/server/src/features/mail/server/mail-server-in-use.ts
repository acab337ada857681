import type { MailServerSource } from '@northword/contract/desk/mail-server'
import type { Em } from '../../../db/orm.ts'
import type { Env } from '../../../env.ts'
import { createSeals, type Seals } from '../../../secrets/seals.ts'
import { MailServer } from './mail-server.entity.ts'

/** The mail server in use, as a URL like `SMTP_URL`. */
export type MailServerInUse =
  | { source: Exclude<MailServerSource, 'none'>; url: string }
  /** The key that sealed its password is gone. */
  | { source: 'desk'; url: null }
  | { source: 'none'; url: null }

export type MailSettings = Pick<Env, 'SMTP_URL' | 'SECRETS_KEY' | 'DATA_DIR'>

/** That of the environment, or else the one that an owner set last. */
export async function mailServerInUse(em: Em, env: MailSettings): Promise<MailServerInUse> {
  if (env.SMTP_URL) return { source: 'environment', url: env.SMTP_URL }
  const server = await latestMailServer(em)
  if (!server) return { source: 'none', url: null }
  return { source: 'desk', url: await urlOf(server, createSeals(env)) }
}

export async function latestMailServer(em: Em): Promise<MailServer | null> {
  const latest = { orderBy: { number: 'desc' }, limit: 1, disableIdentityMap: true } as const
  const [server] = await em.find(MailServer, {}, latest)
  return server ?? null
}

/** Null if its password cannot be opened. */
export async function urlOf(server: MailServer, seals: Seals): Promise<string | null> {
  const password = server.password === null ? '' : await seals.open(server.password, server.id)
  if (password === null) return null
  const { host, port, security, user } = server
  const login = user && `${encodeURIComponent(user)}${password && `:${encodeURIComponent(password)}`}@`
  const at = `${host.includes(':') ? `[${host}]` : host}:${port}`
  const [scheme, demanding] = [security === 'tls' ? 'smtps' : 'smtp', security === 'starttls']
  return `${scheme}://${login}${at}${demanding ? '?requireTLS=true' : ''}`
}
