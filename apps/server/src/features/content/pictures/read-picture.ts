import type { Em } from '../../../db/orm.ts'
import { Picture } from './picture.entity.ts'

/**
 * Bytes of a file; null: there is none.
 * @param beforeQuery is called before the database is asked, and may throw
 */
export type ReadPicture = (name: string, beforeQuery?: () => void) => Promise<Buffer | null>

/** Keeps what was asked for last in memory, up to this many bytes. All who wait for a file share one query. */
export function pictureReader(newEm: () => Em, mostBytes = 16 * 1024 * 1024): ReadPicture {
  const kept = new Map<string, Buffer>()
  const keep = (name: string, bytes: Buffer) => {
    // Again the latest.
    kept.delete(name)
    kept.set(name, bytes)
    let size = [...kept.values()].reduce((sum, { length }) => sum + length, 0)
    for (const [oldest, { length }] of kept) {
      if (size <= mostBytes) return
      kept.delete(oldest)
      size -= length
    }
  }
  const reading = new Map<string, Promise<Buffer | null>>()
  const readOnce = (name: string) => {
    const begun = reading.get(name) ?? bytesOf(newEm(), name).finally(() => reading.delete(name))
    reading.set(name, begun)
    return begun
  }
  return async (name, beforeQuery) => {
    if (!kept.has(name)) beforeQuery?.()
    const bytes = kept.get(name) ?? (await readOnce(name))
    if (bytes) keep(name, bytes)
    return bytes
  }
}

async function bytesOf(em: Em, name: string): Promise<Buffer | null> {
  const found = await em.findOne(Picture, { name }, { fields: ['bytes'], disableIdentityMap: true })
  return found && Buffer.from(found.bytes)
}
