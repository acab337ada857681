import type { Database, Em } from '../../../db/orm.ts'

/** Whether the studio is open: at a local address always, at a public one from the moment its owner opens it. */
export interface Opening {
  /** As this process knows it: of other processes within a second. */
  isOpen: () => boolean
  /** As the database says. No query once it is open, since nobody closes it. */
  look: (em: Em) => Promise<boolean>
}

/** Who opened the studio, and when. */
interface Opened {
  at: Date | string
  by: string
}

export const alwaysOpen: Opening = { isOpen: () => true, look: async () => true }

/** @param isLocal true at an address that this machine alone reaches */
export async function readOpening({ orm }: Database, isLocal: boolean): Promise<Opening> {
  if (isLocal) return alwaysOpen
  let isOpen = (await openedIn(orm.em.fork())) !== null
  return {
    isOpen: () => isOpen,
    look: async (em) => (isOpen ||= (await openedIn(em)) !== null),
  }
}

/** Null: nobody has opened it. */
export async function openedIn(em: Em): Promise<Opened | null> {
  const [opened] = await em.execute<Opened[]>(
    `select at, by from content_events where act = 'opened' order by at limit 1`,
  )
  return opened ?? null
}
