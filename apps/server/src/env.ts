import { isIP } from 'node:net'
import * as z from 'zod'
import { mailQueueSettings } from './features/mail/queue/mail-queue-settings.ts'

/** Words for every refusal of a setting. They complete its name and “must be”. */
const mustBe = (allowed: string, example: string) => `must be ${allowed}, like ${example}`

function whole(what: string, [least, most]: [number, number], example: number) {
  const refusal = mustBe(`${what} from ${least} to ${most}`, String(example))
  return z.coerce.number(refusal).int(refusal).min(least, refusal).max(most, refusal)
}

const port = (example: number) => whole('a port number', [1, 65_535], example)

const factorRefusal = mustBe('a number greater than 0', '1')

const url = (example: string, ...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => value === '' || protocols.includes(URL.parse(value)?.protocol ?? ''),
      mustBe(`a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`, example),
    )

const oneOf = <const Value extends string>(...values: [Value, ...Value[]]) =>
  z.enum(values, mustBe(`${values.slice(0, -1).join(', ')} or ${values.at(-1)}`, values[0]))

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
  .refine(
    (list) => list.every(isNetwork),
    mustBe('a comma-separated list of networks (CIDR)', '10.0.0.0/8,::1'),
  )

/** True for a network of every address. */
const isEverything = (network: string) => /\/0+$/.test(network)

/** True for a URL of scheme, host and port only. */
const isOrigin = (value: string) => value === '' || URL.parse(value)?.href === `${URL.parse(value)?.origin}/`

const postgres = url('postgres://northword@localhost/northword', 'postgres:', 'postgresql:')

const schema = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: port(3000).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('https://www.example.com', 'http:', 'https:')
    .refine(isOrigin, mustBe('scheme, host and port only', 'https://www.example.com'))
    .default(''),
  DATABASE_URL: postgres.default(''),
  DATABASE_REPLICA_URL: postgres.default(''),
  DATABASE_POOL: whole('a number of connections', [2, 100], 5).default(5),
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: url('smtp://mail.example.com:587', 'smtp:', 'smtps:').default(''),
  SECRETS_KEY: z
    .string()
    .regex(/^(?:[\w+/]{43}=)?$/, mustBe('32 bytes in base64', 'what openssl rand -base64 32 writes'))
    .default(''),
  MAIL_HOLD_SECONDS: whole('a number of seconds', [1, 60], 10).default(mailQueueSettings.holdSeconds),
  METRICS_PORT: z
    .union([z.literal(''), port(9464)], mustBe('a port number from 1 to 65535', '9464'))
    .default(''),
  METRICS_HOST: z.string().default('127.0.0.1'),
  TRUSTED_PROXIES: networks.refine(
    (list) => !list.some(isEverything),
    mustBe('networks of proxies and not all addresses', '10.0.0.0/8,::1'),
  ),
  WEBHOOK_NETWORKS: networks,
  RATE_LIMIT_FACTOR: z.coerce.number(factorRefusal).positive(factorRefusal).default(1),
  LOG_LEVEL: oneOf('info', 'fatal', 'error', 'warn', 'debug', 'silent').default('info'),
})

/** Checked settings. `PUBLIC_URL` is an origin as browsers write it. */
export type Env = z.infer<typeof schema>

/** Folder in which a command was typed. A program that runs it in another one sets `INIT_CWD`, as npm does. */
export const typedIn = (): string => process.env['INIT_CWD'] || process.cwd()

export const envNames = Object.keys(schema.shape)

/** A setting cannot be used. The message is one sentence for the operator. */
export class EnvError extends Error {}

/** Reads the settings; empty values count as absent. @throws {EnvError} naming the first wrong setting */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    throw new EnvError(`${name} is ${shown(name, given[name] ?? '')} and ${issue?.message}.`)
  }
  const { PUBLIC_URL, PORT, DATABASE_URL, DATABASE_REPLICA_URL } = parsed.data
  if (DATABASE_REPLICA_URL && !DATABASE_URL)
    throw new EnvError('DATABASE_REPLICA_URL needs the DATABASE_URL of the Postgres that it follows.')
  return { ...parsed.data, PUBLIC_URL: new URL(PUBLIC_URL || `http://localhost:${PORT}`).origin }
}

/** A wrong value for its operator. A password in a URL that cannot be parsed could not be struck out. */
function shown(name: string, value: string): string {
  const mayHoldPassword = name.endsWith('_URL') && name !== 'PUBLIC_URL'
  if (mayHoldPassword) return 'wrong (not shown, because it may hold a password)'
  return `“${withoutSecrets(name, value.replaceAll(/\p{Cc}/gu, ' ').slice(0, 100)).replace(/^.*@/, '***@')}”`
}

/** Every setting with its default and its limits, as JSON Schema. */
export const describeSettings = () => z.toJSONSchema(schema, { io: 'input' })

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

const secret = /pass|secret|token|key|credential/i
const struck = '***'

/** Value of a setting or URL part, with passwords and keys struck out. */
function withoutSecrets(name: string, value: string): string {
  if (value !== '' && secret.test(name)) return struck
  const parsed = URL.parse(value)
  if (!parsed) return value
  const before = parsed.href
  // Some mail services use the same key as user and password.
  if (parsed.password && parsed.username === parsed.password) parsed.username = struck
  if (parsed.password) parsed.password = struck
  for (const parameter of new Set(parsed.searchParams.keys()))
    if (secret.test(parameter)) parsed.searchParams.set(parameter, struck)
  return parsed.href === before ? value : parsed.href
}
