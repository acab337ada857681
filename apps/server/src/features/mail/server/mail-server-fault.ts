import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import { checks } from '@northword/content/operate/checks'
import { codeOf } from '../../../errors/code-of.ts'
import { reasonOf } from '../queue/reason-of.ts'
import { createTransport } from '../queue/transport.ts'
import type { MailServerInUse } from './mail-server-in-use.ts'

export interface MailServerFault {
  cause: MailServerCause
  /** Without user and password. */
  sentence: string
}

type MailServerCause =
  | 'mailServerUnknown'
  | 'mailServerAway'
  | 'mailServerSilent'
  | 'mailServerPlain'
  | 'mailServerCertificate'
  | 'mailServerRefuses'

type Usable = Extract<MailServerInUse, { url: string }>

/** Signs in to a mail server and sends nothing. Null: it would take a mail. */
export async function mailServerFault({ source, url: smtpUrl }: Usable): Promise<MailServerFault | null> {
  const transport = createTransport(smtpUrl)
  try {
    await transport.verify()
    return null
  } catch (error) {
    const url = new URL(smtpUrl)
    const cause = causeOf(error)
    const sentences = source === 'environment' ? checks : deskMailServer.faults
    return { cause, sentence: sentences[cause](url.host, withoutLogin(reasonOf(error), url)) }
  } finally {
    transport.close()
  }
}

/** Names the cause by the codes of nodemailer, or of Node below it. */
function causeOf(error: unknown): MailServerCause {
  const [code, inner] = [codeOf(error), innerCodeOf(error)]
  if (code === 'EAUTH') return 'mailServerRefuses'
  if (code === 'EDNS') return 'mailServerUnknown'
  if (code === 'ETIMEDOUT') return 'mailServerSilent'
  if (code === 'ETLS' || inner.startsWith('ERR_SSL')) return 'mailServerPlain'
  return isAboutCertificate(inner) ? 'mailServerCertificate' : 'mailServerAway'
}

/** nodemailer keeps the code of TLS and of the system beside its own. */
const innerCodeOf = (error: unknown): string =>
  error instanceof Error && 'originalCode' in error ? String(error.originalCode) : ''

/** OpenSSL's codes of a failed verification, and Node's for another name. */
const isAboutCertificate = (code: string) => /CERT|SIGNATURE|UNABLE_TO|CA$/.test(code)

/** A mail server may repeat in its answer what it was told. */
const withoutLogin = (reason: string, { username, password }: URL) =>
  [password, decoded(password), username, decoded(username)]
    .filter(Boolean)
    .reduce((text, secret) => text.replaceAll(secret, '***'), reason)

/** A bare % stays as it is, as nodemailer leaves it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
