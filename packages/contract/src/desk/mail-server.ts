import '../no-eval.ts'
import * as z from 'zod'
import { requiredText, storable, text } from '../fields.ts'

/** TLS from the first byte; STARTTLS, demanded; STARTTLS where the server offers it. */
export const mailSecurities = ['tls', 'starttls', 'offered'] as const
export type MailSecurity = (typeof mailSecurities)[number]

const wrongPort = 'Enter a port from 1 to 65535, often 587 or 465.'

/** A name or an IP address, as in a URL without brackets. */
const isHost = (value: string) =>
  /^[\p{L}\p{N}._:-]+$/u.test(value) && URL.canParse(`smtp://${value.includes(':') ? `[${value}]` : value}`)

/** An empty password keeps the stored one, which the same server, user and security alone may get. */
export const saveMailServerInput = z.object({
  host: requiredText('Server', 253, 'Enter the name of the mail server.').refine(
    (value) => value === '' || isHost(value),
    'Enter the name of the mail server alone, like mail.example.com.',
  ),
  port: z.coerce.number(wrongPort).int(wrongPort).min(1, wrongPort).max(65_535, wrongPort),
  security: z.enum(mailSecurities, 'Choose how mails are encrypted on their way.'),
  user: text('User', 320).default(''),
  password: z
    .string('Password must be text')
    .max(500, { error: 'Password must be at most 500 characters', abort: true })
    .refine(storable, 'Password contains characters that cannot be stored')
    .default(''),
})
export type SaveMailServerInput = z.infer<typeof saveMailServerInput>

/** Where the server in use was set. An environment that sets one wins. */
const mailServerSources = ['environment', 'desk', 'none'] as const
export type MailServerSource = (typeof mailServerSources)[number]

const mailServerChange = z.object({
  /** ISO 8601. */
  at: z.iso.datetime(),
  by: z.string(),
  host: z.string(),
  port: z.int(),
  /** There was none after it. */
  isRemoved: z.boolean(),
})

/** The mail server in use. The password is never part of it. */
export const mailServerView = z.object({
  source: z.enum(mailServerSources),
  host: z.string(),
  port: z.int().nullable(),
  security: z.enum(mailSecurities),
  user: z.string(),
  hasPassword: z.boolean(),
  /** The key that encrypted the password is gone: it has to be entered again, and mails wait. */
  isPasswordLost: z.boolean(),
  /** At the desk, the latest first. */
  changes: z.array(mailServerChange),
  /** Addresses that mails come from, as the site says. */
  from: z.object({ hello: z.string(), orders: z.string() }),
})
export type MailServerView = z.infer<typeof mailServerView>

/** Outcome of a test mail, in a sentence. */
export const mailServerTest = z.object({ isAccepted: z.boolean(), sentence: z.string() })
export type MailServerTest = z.infer<typeof mailServerTest>
