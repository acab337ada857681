import type { MailSecurity, MailServerView } from '@northword/contract/desk/mail-server'
import type { MemberContext } from '../../../doors/context.ts'
import { createSeals } from '../../../secrets/seals.ts'
import type { MailServer } from './mail-server.entity.ts'
import { latestMailServers, urlOf } from './mail-server-in-use.ts'

const mostChanges = 10

const none = {
  source: 'none',
  host: '',
  port: null,
  security: 'starttls',
  user: '',
  hasPassword: false,
  isPasswordLost: false,
} as const

/** The mail server in use, without its password. */
export async function mailServerViewOf({
  em,
  mailSettings,
  site,
}: Pick<MemberContext, 'em' | 'mailSettings' | 'site'>): Promise<MailServerView> {
  const { hello, orders } = site.company.emails
  const servers = await latestMailServers(em, mostChanges)
  const changes = servers.map(changeOf)
  const beside = { changes, from: { hello, orders } }
  if (mailSettings.SMTP_URL) return { ...givenBy(mailSettings.SMTP_URL), ...beside }
  const [server] = servers
  if (!server || server.isRemoved) return { ...none, ...beside }
  const { host, port, security, user, password } = server
  return {
    source: 'desk',
    host,
    port,
    security,
    user,
    hasPassword: password !== null,
    isPasswordLost: (await urlOf(server, createSeals(mailSettings))) === null,
    ...beside,
  }
}

const changeOf = ({ at, by, host, port, isRemoved }: MailServer) => ({
  at: at.toISOString(),
  by,
  host,
  port,
  isRemoved,
})

/** Its user may be a key, as with some mail services, and is left out. */
function givenBy(smtpUrl: string): Omit<MailServerView, 'changes' | 'from'> {
  const { hostname, port, protocol, searchParams, password } = new URL(smtpUrl)
  const demanded = searchParams.get('requireTLS') === 'true' ? 'starttls' : 'offered'
  const security: MailSecurity = protocol === 'smtps:' ? 'tls' : demanded
  return {
    ...none,
    source: 'environment',
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? null : Number(port),
    security,
    hasPassword: password !== '',
  }
}
