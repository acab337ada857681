import { untilListening } from '@northword/config/until-listening.ts'
import type { PGlite } from '@electric-sql/pglite'
import { openDatabase } from '../db/open-database.ts'
import { databaseIn } from '../db/orm.ts'
import { migrate } from '../db/migrations.ts'
import { isOnlyHere } from '../demo/studio.ts'
import { type Env, readEnv } from '../env.ts'
import { type Running, start, type Surroundings } from '../start.ts'
import { mailsPath, showMails } from './show-mails.ts'

/** The embedded database, which outlives the modules that use it: opening it takes as long as loading them. */
export interface Kept {
  pglite: PGlite | null
  close: () => Promise<void>
}

/** `mails` is the address of their page. */
interface Serving extends Running {
  mails: string
}

/** Starts the server on the kept database, and keeps the one that it opens. */
export async function serve(kept: Kept): Promise<Serving> {
  const env = readEnv()
  const running = await start(env, {
    open: (...asked) => (kept.pglite ? reopen(kept.pglite, asked[0]) : openFirst(kept, asked)),
    async prepare(app, deps) {
      if (isOnlyHere(env)) showMails(app, deps)
      await untilPagesAnswer(env)
    },
  })
  return { ...running, mails: `${env.PUBLIC_URL}${mailsPath}` }
}

type Open = Surroundings['open']

async function openFirst(kept: Kept, asked: Parameters<Open>): ReturnType<Open> {
  const database = await openDatabase(...asked)
  if (!database.pglite) return database
  kept.pglite = database.pglite
  kept.close = database.close
  return { ...database, close: async () => {} }
}

async function reopen(pglite: PGlite, entities: Parameters<Open>[0]): ReturnType<Open> {
  const database = await databaseIn(entities, pglite)
  await migrate(database)
  return { ...database, close: () => database.orm.close() }
}

/** Waits for the pages' own server, ten seconds at most, so that the address answers once it is announced. */
async function untilPagesAnswer({ PUBLIC_URL, PORT }: Env) {
  const { hostname, port } = new URL(PUBLIC_URL)
  if (hostname !== 'localhost' || Number(port) === PORT) return
  await untilListening(Number(port), 10)
}
