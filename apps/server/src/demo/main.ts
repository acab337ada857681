import { existsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { siteContentOf } from '@northword/contract/content/site-content'
import { readItems } from '@northword/seed/read-items'
import { demoPassword, demoSigns } from '@northword/content/operate/demo'
import { lockDataDirectory } from '../db/connections/data-lock.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Database } from '../db/orm.ts'
import { createDeps } from '../deps.ts'
import { createLive } from '../doors/live.ts'
import { readEnv } from '../env.ts'
import { entities, linkPurposes } from '../features.ts'
import { recordOpened } from '../features/content/opening/open-studio.ts'
import { liveItems } from '../features/content/releases/live-items.ts'
import { Mail, unsent } from '../features/mail/mail.entity.ts'
import { fixedTransport } from '../features/mail/queue/transport.ts'
import { createMailQueue, type MailQueue } from '../features/mail/queue/mail-queue.ts'
import { openLog } from '../logs/log.ts'
import type { SignIn } from './seed-people.ts'
import { NotEmptyError, seedDemo } from './seed-demo.ts'
import { isOnlyHere, randomPassword } from './studio.ts'

/* Fills the configured database with a throw-away studio, if it is empty, and prints how to sign in. */

const env = readEnv()
/** There while a studio is being made in the embedded database: only that may be deleted. */
const mark = env.DATABASE_URL === '' ? path.join(env.DATA_DIR, 'demo-unfinished') : null

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const signIns = await fill()
  say(`\n${[demoSigns.signIns, ...signIns.map(lineOf)].join('\n  ')}\n\n${demoSigns.mails}\n`)
} catch (error) {
  // In a studio that was made for this machine alone, everybody knows the passwords.
  if (error instanceof NotEmptyError && isOnlyHere(env)) say(demoSigns.isThere(env.DATA_DIR))
  else {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
}

async function fill(): Promise<SignIn[]> {
  if (mark && existsSync(mark)) await beginAnew()
  const database = await openDatabase(entities, env)
  const { log } = openLog({ LOG_LEVEL: 'error' })
  const { items } = await liveItems(database, readItems)
  const liveSite = createLive(siteContentOf(items))
  const way = {
    transports: fixedTransport(null),
    publicUrl: env.PUBLIC_URL,
    purposes: linkPurposes,
    siteNow: liveSite.now,
  }
  const mail = createMailQueue({ database, databaseUrl: env.DATABASE_URL, way, log })
  try {
    await mail.start()
    say(demoSigns.begun)
    const deps = await createDeps({ ...env, RATE_LIMIT_FACTOR: 1_000 }, database, { mail, liveSite }, log)
    const signIns = await seedDemo(deps, isOnlyHere(env) ? () => demoPassword : randomPassword, onStep)
    await database.orm.em.fork().transactional((tx) => recordOpened(tx, liveSite.now().company.brand))
    await emptyQueue(database, mail)
    if (mark) await rm(mark, { force: true })
    return signIns
  } finally {
    await mail.stop()
    await database.close()
  }
}

/** Deletes what an interrupted run has left, which nobody has used. */
async function beginAnew() {
  const unlock = await lockDataDirectory(path.resolve(env.DATA_DIR))
  say(demoSigns.unfinished)
  await rm(path.join(env.DATA_DIR, 'pg'), { recursive: true, force: true })
  await unlock()
}

/** Counts on a terminal in one line, elsewhere in ten. */
function onStep(done: number, all: number) {
  if (done === 0 && mark) writeFileSync(mark, '')
  if (done === 0) return
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[2K${done < all ? demoSigns.step(done, all) : ''}`)
  else if (done % Math.ceil(all / 10) === 0) say(demoSigns.step(done, all))
}

/** Waits until no mail waits: without a mail server each is kept. */
async function emptyQueue({ orm }: Database, mail: MailQueue) {
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline && (await orm.em.fork().count(Mail, unsent)) > 0) {
    mail.look()
    await delay(50)
  }
}

function lineOf({ name, email, password, role }: SignIn): string {
  const where = role === 'client' ? demoSigns.atSite : demoSigns.atDesk(role)
  return `${email.padEnd(28)} ${password}   ${name} (${where})`
}

function sentenceOf(error: unknown): string {
  if (error instanceof NotEmptyError) return demoSigns.notForOthers(env.DATA_DIR)
  return error instanceof Error ? error.message : String(error)
}
