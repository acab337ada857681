import { isIP } from 'node:net'
import * as z from 'zod'
import { mailQueueSettings } from './features/mail/queue/mail-queue-settings.ts'
import { withoutSecrets } from './secrets/without-secrets.ts'

const portSentence = 'must be a port number from 1 to 65535'
const port = z.coerce.number(portSentence).int(portSentence).min(1, portSentence).max(65_535, portSentence)

const poolSentence = 'must be a number of connections from 2 to 100'

const holdSentence = 'must be a number of seconds from 1 to 60'

const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => value === '' || protocols.includes(URL.parse(value)?.protocol ?? ''),
      `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )

/** True for an IP address or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', prefix] = text.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(address)]
  if (longest === undefined) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest)
}

const networks = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isNetwork), 'must be a comma-separated list of networks (CIDR)')

/** True for a URL of scheme, host and port only. */
const isOrigin = (value: string) => value === '' || URL.parse(value)?.href === `${URL.parse(value)?.origin}/`

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:')
    .refine(isOrigin, 'must be scheme, host and port only, like https://www.example.com')
    .default(''),
  DATABASE_URL: url('postgres:', 'postgresql:').default(''),
  DATABASE_REPLICA_URL: url('postgres:', 'postgresql:').default(''),
  DATABASE_POOL: z.coerce
    .number(poolSentence)
    .int(poolSentence)
    .min(2, poolSentence)
    .max(100, poolSentence)
    .default(5),
  DATA_DIR: z.string().min(1).default('.data'),
  SMTP_URL: url('smtp:', 'smtps:').default(''),
  MAIL_HOLD_SECONDS: z.coerce
    .number(holdSentence)
    .int(holdSentence)
    .min(1, holdSentence)
    .max(60, holdSentence)
    .default(mailQueueSettings.holdSeconds),
  METRICS_PORT: z.union([z.literal(''), port], portSentence).default(''),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  TRUSTED_PROXIES: networks,
  WEBHOOK_NETWORKS: networks,
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive('must be greater than 0').default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** Checked settings. `PUBLIC_URL` is an origin as browsers write it. */
export type Env = z.infer<typeof schema>

export const envNames = Object.keys(schema.shape)

/** A setting cannot be used. The message is one sentence for the operator. */
export class EnvError extends Error {}

/** Reads the settings; empty values count as absent. @throws {EnvError} naming the first wrong setting */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const { PUBLIC_URL, PORT, DATABASE_URL, DATABASE_REPLICA_URL } = parsed.data
  if (DATABASE_REPLICA_URL && !DATABASE_URL)
    throw new EnvError('DATABASE_REPLICA_URL needs the DATABASE_URL of the Postgres that it follows.')
  return { ...parsed.data, PUBLIC_URL: new URL(PUBLIC_URL || `http://localhost:${PORT}`).origin }
}

export interface ShownSetting {
  name: string
  value: string
  from: 'environment' | 'file' | 'default'
}

/**
 * All settings and their origins.
 * @param file content of the settings file, already merged into `source`
 * @throws {EnvError} naming the first wrong setting
 */
export function showSettings(
  source: Record<string, string | undefined> = process.env,
  file: Record<string, string | undefined> = {},
): ShownSetting[] {
  const origin = (name: string) => {
    if (!source[name]) return 'default'
    return source[name] === file[name] ? 'file' : 'environment'
  }
  return Object.entries(readEnv(source)).map(([name, value]) => ({
    name,
    value: withoutSecrets(name, String(value)),
    from: origin(name),
  }))
}
