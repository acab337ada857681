import { readItems } from '@northword/seed/read-items'
import type { Chores } from '../chores/chores.ts'
import type { Deps } from '../doors/context.ts'
import { followedReleases, itemsOf } from '../features/content/items/live-release.ts'
import { nameRelease } from '../features/content/items/shown-release.ts'
import { itemsToBe } from '../features/content/releases/go-live.ts'
import { liveItems } from '../features/content/releases/live-items.ts'
import type { Database } from '../db/orm.ts'
import type { Env } from '../env.ts'
import { lines } from '../logs/log-lines.ts'
import { openRendering, type Rendering } from './rendering.ts'

/** A process sees a release of another one within this time and that of rendering. */
const lookEveryMs = 500

/** The rendering of a process, which shows the live release. */
export interface Shown extends Rendering {
  /** Shows the live release if it is another one, or prepares the one that is being rendered. */
  look: () => Promise<void>
}

/** Shows the live release from the start; in an empty database the seed is the first. */
export async function showLiveRelease(env: Env, database: Database): Promise<Shown> {
  const { releaseId, number, items } = await liveItems(database, readItems)
  // Until a studio publishes, development shows the seed as it is being changed.
  const isSeed = env.NODE_ENV === 'development' && number === 1
  const rendering = await openRendering(env, isSeed ? readItems() : items)
  nameShown(rendering, number)
  return lookingFrom(releaseId, rendering, database)
}

/** Lets orders know by which release this process sells. */
function nameShown({ site, matter }: Pick<Rendering, 'site' | 'matter'>, number: number) {
  const hash = matter()
  if (hash !== null) nameRelease(site.now(), { number, matter: hash })
}

/** Opens the pages of this process as soon as an owner has opened the studio, also at another process. */
export function followOpening(
  { database, opening }: Pick<Deps, 'database' | 'opening'>,
  chores: Pick<Chores, 'repeat'>,
) {
  const look = async () => void (await opening.look(database.orm.em.fork()))
  return chores.repeat({ name: 'opening', do: look, everyMs: lookEveryMs, failure: lines.openingUnread })
}

/** @param releaseId the release that is shown now */
export function lookingFrom(releaseId: string, rendering: Rendering, database: Database): Shown {
  let shown = releaseId
  let begun: string | undefined
  const look = async () => {
    const em = database.orm.em.fork()
    const { live, next } = await followedReleases(em)
    if (live && live.id !== shown) {
      if (!(await rendering.showPrepared(live.matter))) await rendering.show(await itemsOf(em, live.id))
      nameShown(rendering, live.number)
      shown = live.id
    } else if (next && next.id !== begun && !rendering.isPreparing()) {
      begun = next.id
      await rendering.prepare(await itemsToBe(em, next))
    }
  }
  return { ...rendering, look }
}

/**
 * Shows each release that goes live, also by another process, which renders it at the same time. Returns a function
 * that ends it.
 */
export const followReleases = ({ look }: Shown, chores: Pick<Chores, 'repeat'>) =>
  chores.repeat({ name: 'live-release', do: look, everyMs: lookEveryMs, failure: lines.releaseNotShown })
