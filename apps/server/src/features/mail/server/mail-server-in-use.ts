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

export const noMailServer: MailServerInUse = { source: 'none', url: null }

/** That of the environment. Null: an owner may have set one. */
export const mailServerGiven = ({ SMTP_URL }: Pick<MailSettings, 'SMTP_URL'>): MailServerInUse | null =>
  SMTP_URL ? { source: 'environment', url: SMTP_URL } : null

/** That of the environment, without a query, or else the one that an owner set last. */
export async function mailServerInUse(em: Em, env: MailSettings): Promise<MailServerInUse> {
  const given = mailServerGiven(env)
  if (given) return given
  const server = await mailServerSet(em)
  if (!server) return noMailServer
  return { source: 'desk', url: await urlOf(server, createSeals(env)) }
}

/** Servers that owners set or removed, the latest first. */
export const latestMailServers = (em: Em, limit: number): Promise<MailServer[]> =>
  em.find(MailServer, {}, { orderBy: { number: 'desc' }, limit, disableIdentityMap: true })

export const latestMailServer = async (em: Em): Promise<MailServer | null> =>
  (await latestMailServers(em, 1))[0] ?? null

/** The one that an owner set last. Null: none, or it was removed. */
export async function mailServerSet(em: Em): Promise<MailServer | null> {
  const latest = await latestMailServer(em)
  return latest?.isRemoved ? null : latest
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
