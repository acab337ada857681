import { Tinypool } from 'tinypool'
import type * as Worker from './card-worker.ts'

/** A card of a release: its address, and all that its picture shows. */
export interface Card {
  src: string
  picture: unknown
}

/**
 * Draws in a thread that ends afterwards, because the library would hold some 60 MB as long as a release is shown.
 * @param built folder of the build
 * @returns cards that the fonts cannot show, and those that could not be kept, by their address
 */
export async function drawCards(
  built: string,
  cards: readonly Card[],
  keep: (src: string, png: Uint8Array) => Promise<void>,
): Promise<Record<'undrawn' | 'unkept', string[]>> {
  const [undrawn, unkept]: [string[], string[]] = [[], []]
  if (cards.length === 0) return { undrawn, unkept }
  const filename = new URL('card-worker.ts', import.meta.url).href
  const pool = new Tinypool({ filename, workerData: built, minThreads: 1, maxThreads: 1 })
  try {
    for (const { src, picture } of cards) {
      const png: Awaited<ReturnType<typeof Worker.draw>> = await pool.run(picture, { name: 'draw' })
      if (!png) undrawn.push(src)
      else if (!(await isDone(keep(src, png)))) unkept.push(src)
    }
  } finally {
    await pool.destroy()
  }
  return { undrawn, unkept }
}

/** A full or closed disk costs a page its card, not the release. The checks warn about it. */
const isDone = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  )
