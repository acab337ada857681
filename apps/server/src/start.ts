import { existsSync } from 'node:fs'
import { placeholdersLeft } from '@northword/contract/content/placeholders-left'
import type { FastifyInstance } from 'fastify'
import { PinoPretty } from 'pino-pretty'
import { buildApp } from './app.ts'
import { openCopyDoor } from './backup/copy-door.ts'
import { builtSite as built } from './builds/own-build.ts'
import { keepBuild } from './builds/keep-build.ts'
import { checkDisk } from './checks/machine-checks.ts'
import { thisMachine } from './checks/machine.ts'
import { watchChecks } from './checks/watch-checks.ts'
import { openDatabase } from './db/open-database.ts'
import { createDeps } from './deps.ts'
import { showSetUp } from './features/staff/members/show-set-up.ts'
import type { Deps } from './doors/context.ts'
import { openMetricsDoor } from './doors/requests/metrics-door.ts'
import type { Env } from './env.ts'
import { entities, linkPurposes } from './features.ts'
import type { MailWay } from './features/mail/queue/deliver-mail.ts'
import { createMailQueue, type MailQueue } from './features/mail/queue/mail-queue.ts'
import { mailQueueSettings } from './features/mail/queue/mail-queue-settings.ts'
import type { Mail } from './features/mail/mail.entity.ts'
import { tellGathered } from './features/mail/tell-gathered.ts'
import { createTransports } from './features/mail/server/transports.ts'
import { type Line, lines } from './logs/log-lines.ts'
import { type Log, openLog } from './logs/log.ts'
import { confirmWaitingOrders } from './features/orders/place/confirm-waiting-orders.ts'
import { runSchedule } from './features/content/releases/run-schedule.ts'
import { sendWebhooks } from './features/webhooks/send-webhooks.ts'
import { type Chores, createChores } from './chores/chores.ts'
import { tidyHourly } from './chores/tidy.ts'
import { followOpening, followReleases, type Shown, showLiveRelease } from './rendering/live-release.ts'

/** `close` waits for open work, ten seconds at most. */
export interface Running {
  close: () => Promise<void>
}

/** Replaced in development. */
export interface Surroundings {
  open: typeof openDatabase
  /** Called before the server listens. */
  prepare: (app: FastifyInstance, deps: Deps) => Promise<void>
}

const inProduction: Surroundings = { open: openDatabase, prepare: async () => {} }

/** Opens the database, renders the live release, starts the mail queue and listens, in this order. */
export async function start(env: Env, { open, prepare } = inProduction): Promise<Running> {
  const { log, loggerInstance } = openLog(env, readableLines())
  const database = await open(entities, env)
  const shown = await showLiveRelease(env, database)
  const mail = await startMailQueue(env, { database, liveSite: shown.site }, log)
  const deps = await createDeps(
    env,
    database,
    {
      mail,
      liveSite: shown.site,
      renderSite: shown.prepare,
      showLive: shown.look,
      renderPreview: shown.preview,
    },
    log,
  )
  const { chores, stopChores } = startChores({ ...deps, mail }, shown, log)
  const app = await buildApp(deps, shown.pages, loggerInstance)
  const closeMetrics = await openMetricsDoor(env, deps.metrics)
  await prepare(app, deps)
  await listen(app, deps)
  tellOperator(deps, log)
  const stopLater = [showSetUp(deps, log), watchChecks({ ...deps, log }), keepBuildHourly(env, chores)]
  const closeDoor = await openCopyDoor(database.pglite, env, log)
  // If it fails, the first page that needs it reports the error.
  shown.begin().catch(() => {})
  return {
    async close() {
      await closeServer(app)
      await closeDoor()
      for (const stop of [...stopLater, ...stopChores]) await stop()
      await mail.stop()
      await deps.texts.close()
      await shown.close()
      await deps.replica.close()
      await closeMetrics()
      await database.close()
    },
  }
}

/** `stopChores` each end one. */
function startChores(deps: Deps & { mail: MailQueue }, shown: Shown, log: Log) {
  const { database, reach, env } = deps
  const chores = createChores({ ...deps, log })
  const stopChores = [
    tidyHourly({ ...deps, chores, log }),
    mindEveryMinute(deps, chores),
    releaseOnTime(deps, chores),
    followReleases(shown, chores),
    followOpening(deps, chores),
    sendWebhooks({ database, reach, publicUrl: env.PUBLIC_URL, chores, log }),
  ]
  return { chores, stopChores }
}

async function startMailQueue(
  env: Env,
  { database, liveSite }: Pick<Deps, 'database' | 'liveSite'>,
  log: Log,
): Promise<MailQueue> {
  const mail = createMailQueue({
    database,
    databaseUrl: env.DATABASE_URL,
    way: mailWay(env, liveSite, log),
    log,
    settings: {
      ...mailQueueSettings,
      holdSeconds: env.MAIL_HOLD_SECONDS,
      noticesInTenMinutes: mailQueueSettings.noticesInTenMinutes * env.RATE_LIMIT_FACTOR,
    },
  })
  await mail.start()
  return mail
}

const listen = (app: Awaited<ReturnType<typeof buildApp>>, { env, liveSite }: Deps) =>
  app.listen({
    port: env.PORT,
    host: env.HOST,
    listenTextResolver: () => lines.ready(liveSite.now().company.brand, env.PUBLIC_URL).sentence,
  })

/** Confirms waiting orders, sends digests of notices and lets mails leave that wait by a wrong clock. */
function mindEveryMinute({ database, mail, limits, liveSite }: Deps & { mail: MailQueue }, chores: Chores) {
  const em = () => database.orm.em.fork()
  const every = (name: string, failure: Line<'error'>, work: () => Promise<void>) =>
    chores.repeat({ name, do: work, everyMs: 60_000, failure })
  const stops = [
    every('confirmations', lines.ordersUnconfirmed, () =>
      confirmWaitingOrders({ em: em(), mail, limits, site: liveSite.now() }),
    ),
    every('notices', lines.noticesUntold, () => tellGathered({ em: em(), mail })),
    every('mail-times', lines.startTimesNotCorrected, () => mail.correctTimes()),
  ]
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

/** Brings scheduled releases of the site live. */
function releaseOnTime({ database, mail, liveSite, renderSite, showLive }: Deps, chores: Chores) {
  const work = () =>
    runSchedule({ em: database.orm.em.fork(), mail, renderSite, showLive, site: liveSite.now() })
  return chores.repeat({ name: 'releases', do: work, everyMs: 2_000, failure: lines.releasesWait })
}

/** Skipped on a nearly full disk, about which the checks warn. */
function keepBuildHourly(env: Env, chores: Chores) {
  const keep = async () => {
    if (
      env.NODE_ENV !== 'development' &&
      existsSync(built) &&
      (await checkDisk(env, thisMachine)).length === 0
    )
      await keepBuild(built, env.DATA_DIR)
  }
  return chores.repeat({ name: 'build', do: keep, everyMs: 3_600_000, failure: lines.buildNotKept })
}

function mailWay(env: Env, liveSite: Deps['liveSite'], log: Log): MailWay {
  const showLink = ({ subject }: Mail, url: string) => log.write(lines.mailShown(subject, url))
  return {
    transports: createTransports(env),
    publicUrl: env.PUBLIC_URL,
    purposes: linkPurposes,
    siteNow: liveSite.now,
    showLink: env.NODE_ENV === 'development' ? showLink : undefined,
  }
}

/** Waits for open requests, three seconds at most, and closes idle connections. */
async function closeServer(app: Awaited<ReturnType<typeof buildApp>>) {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const rest = setTimeout(() => app.server.closeAllConnections(), 3_000)
  await app.close()
  clearInterval(idle)
  clearTimeout(rest)
}

const readableLines = () =>
  process.stdout.isTTY ? PinoPretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }) : undefined

function tellOperator({ env, liveSite, opening }: Deps, log: Log) {
  if (env.RATE_LIMIT_FACTOR !== 1) log.write(lines.limitsMultiplied(String(env.RATE_LIMIT_FACTOR)))
  if (!opening.isOpen()) log.write(lines.notOpen(`${env.PUBLIC_URL}/desk/site`))
  const left = placeholdersLeft(liveSite.now())
  if (env.NODE_ENV === 'production' && left.length > 0) log.write(lines.placeholdersLeft(left.join(', ')))
}
