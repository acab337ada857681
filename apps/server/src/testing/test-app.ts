import { constants } from 'node:os'
import { seed } from '@northword/seed/seed'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { vi } from 'vitest'
import { buildApp } from '../app.ts'
import { createDeps } from '../deps.ts'
import type { Deps } from '../doors/context.ts'
import { createLive } from '../doors/live.ts'
import { alwaysOpen, type Opening } from '../features/content/opening/opening.ts'
import { type Env, readEnv } from '../env.ts'
import { type Log, openLog } from '../logs/log.ts'
import { linkPurposes } from '../features.ts'
import { createPasswords, type Passwords } from '../features/auth/proof/passwords.ts'
import { createTextWork, type TextWork } from '../features/texts/work/text-work.ts'
import type { Mail } from '../features/mail/mail.entity.ts'
import { createTransports } from '../features/mail/server/transports.ts'
import { createMailQueue, type MailQueue } from '../features/mail/queue/mail-queue.ts'
import { mailQueueSettings } from '../features/mail/queue/mail-queue-settings.ts'
import { type LivePages, noPages, type Pages } from '../doors/pages/pages.ts'
import type { Room } from '../limits/room.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { TestDatabase } from './databases/test-database.ts'

/** The real app on a database of its own, without a socket and an SMTP server. */
export interface TestApp extends TestDatabase {
  app: FastifyInstance
  /** Log lines of this app as JSON: warnings and errors, or as LOG_LEVEL says. */
  logged: string[]
  mail: MailQueue
  liveSite: Deps['liveSite']
  pages: LivePages
  /** Null without METRICS_PORT. Nothing listens there. */
  metrics: Metrics | null
  room: Room
  /** Secret of the latest link mailed, once there are `count`. Links to orders, in every mail, are counted apart. */
  linkTo: (address: string, count?: number) => Promise<string>
  orderLinkTo: (address: string, count?: number) => Promise<string>
  post: (url: string, payload: unknown, headers?: Record<string, string>) => ReturnType<typeof inject>
  rows: (sql: string) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

interface Parts {
  pages?: Pages
  passwords?: Passwords
  /** Time in which the desk may cancel its mails. Default: none. */
  holdSeconds?: number
  /** Default: as in the settings. */
  room?: Room
  /** Awaited after each lookup of staff, before they act. */
  staffFound?: () => Promise<void>
  /** Default: a preview has no pages. */
  renderPreview?: Deps['renderPreview']
  /** Default: every site can be rendered. */
  renderSite?: Deps['renderSite']
  /** Default: the studio is open at every address. */
  opening?: Opening | 'as stored'
  /** Closed with the app. Default: one for all apps of a worker. */
  texts?: TextWork
}

/** Weak, a hundredth of the work. */
const quickHash = { memoryCost: 1_024, timeCost: 2, parallelism: 1 }

/** Tests wait for text work, so it runs at normal priority. */
export const normalPriority = constants.priority.PRIORITY_NORMAL

/** A thread loads all its modules at its start. Idle ones end. */
const sharedTexts = createTextWork({ priority: normalPriority })

/** Builds the app with the given parts. Hashes are weak, except in suites about passwords. */
export async function openTestApp(
  open: () => Promise<TestDatabase>,
  settings = {},
  parts: Parts = {},
): Promise<TestApp> {
  const { passwords = createPasswords({ cost: quickHash }), texts = sharedTexts } = parts
  const test = await open()
  const logged: string[] = []
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'warn', ...settings })
  const { log, loggerInstance } = openLog(env, { write: (line) => void logged.push(line) })
  const links = linksOf(test.database)
  const [pages, liveSite] = [createLive(parts.pages ?? noPages), createLive(seed)]
  const mail = await startQueue(test, parts, { env, log, liveSite })
  const deps = await createDeps(env, test.database, { mail, liveSite, ...ownIn(parts) }, log)
  const { room = deps.room } = parts
  const lookUps = { staffIn: heldUp(deps.staffIn, parts), tokenIn: heldUp(deps.tokenIn, parts) }
  const app = await buildApp({ ...deps, ...lookUps, passwords, room, texts }, pages, loggerInstance)
  return {
    ...test,
    app,
    logged,
    mail,
    liveSite,
    pages,
    metrics: deps.metrics,
    room,
    linkTo: (address, count) => links.to({ mail, logged }, '?token=', address, count),
    orderLinkTo: (address, count) => links.to({ mail, logged }, '/o#', address, count),
    post: postTo(app),
    rows: (sql) => test.database.orm.em.fork().execute(sql),
    async close() {
      await app.close()
      await parts.texts?.close()
      await mail.stop()
      await test.drop()
      refuseMisuse(logged)
    },
  }
}

async function startQueue(test: TestDatabase, parts: Parts, { env, log, liveSite }: Begun) {
  const { add: showLink } = linksOf(test.database)
  const shown = { transports: createTransports(env), purposes: linkPurposes, showLink }
  const way = { ...shown, publicUrl: env.PUBLIC_URL, siteNow: liveSite.now }
  const settings = mailSettings(parts, env)
  const mail = createMailQueue({ database: test.database, databaseUrl: test.url, way, log, settings })
  await mail.start()
  return mail
}

const ownIn = ({ renderPreview, renderSite, opening = alwaysOpen }: Parts) => ({
  ...(renderPreview && { renderPreview }),
  ...(renderSite && { renderSite }),
  ...(opening !== 'as stored' && { opening }),
})

type Begun = Pick<Deps, 'liveSite'> & { env: Env; log: Log }

/** A larger batch: hundreds of tests share the queue, and each waits for its own mail. */
const mailSettings = ({ holdSeconds = 0 }: Parts, { RATE_LIMIT_FACTOR: factor }: Env) => ({
  ...mailQueueSettings,
  holdSeconds,
  noticesInTenMinutes: mailQueueSettings.noticesInTenMinutes * factor,
  batchSize: 200,
})

/** Delays the lookup of staff as long as a test wants. */
const heldUp =
  <Asked extends unknown[], Found>(look: (...asked: Asked) => Promise<Found>, { staffFound }: Parts) =>
  async (...asked: Asked) => {
    const found = await look(...asked)
    await staffFound?.()
    return found
  }

/** Such as an answer sent twice, which its reader does not see. */
function refuseMisuse(logged: string[]) {
  const misused = logged.filter((line) => line.includes('FST_ERR')).join('')
  if (misused) throw new Error(`Fastify was misused: ${misused}`)
}

/** A second instance on an app's database. The first one closes it. */
export const besides = ({ database, url }: TestApp, settings = {}, parts: Parts = {}) =>
  openTestApp(async () => ({ database, url, drop: async () => {} }), settings, parts)

const inject = (app: FastifyInstance, options: InjectOptions) => app.inject(options)
const postTo =
  (app: FastifyInstance): TestApp['post'] =>
  (url, payload, headers = {}) =>
    inject(app, {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    })

const caught = new WeakMap<TestDatabase['database'], ReturnType<typeof caughtLinks>>()

/** Links by database: any app on it may deliver a mail. */
function linksOf(database: TestDatabase['database']) {
  const links = caught.get(database) ?? caughtLinks()
  caught.set(database, links)
  return links
}

function caughtLinks() {
  const links: { address: string; url: string; writtenAt: number }[] = []
  return {
    add: ({ to, createdAt }: Mail, url: string) =>
      void links.push({ address: to.address, url, writtenAt: createdAt.getTime() }),
    async to({ mail, logged }: Pick<TestApp, 'mail' | 'logged'>, before: string, address: string, count = 1) {
      const mine = () => links.filter((link) => link.address === address && link.url.includes(before))
      await vi.waitFor(
        () => {
          mail.look()
          const { length } = mine()
          if (length < count)
            throw new Error(`${address} got ${length} of ${count} links. Logged: ${logged.join('')}`)
        },
        { timeout: 45_000 },
      )
      // Mails of the same time may leave in any order.
      const latest = mine()
        .toSorted((a, b) => a.writtenAt - b.writtenAt)
        .at(-1)
      return latest?.url.split(before)[1] ?? ''
    },
  }
}
