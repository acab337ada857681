import type { Em } from '../../db/orm.ts'
import { plainTextOf } from '@northword/contract/plain-text'
import { shortBlocks, storedBlocks } from '../deliveries/stored-text.ts'
import { type Passage, type PlacedPassage, placed, placeOf } from '../texts/passage.ts'
import type { Asker, TextWork } from '../texts/text-work.ts'

/** Where passages are looked for: in long texts by a thread beside the server. */
export interface Finding {
  em: Em
  texts: TextWork
  actor: Asker
}

/** So many letters are read at once by the thread of the server: for some milliseconds. */
const mostRead = 2_000_000

/**
 * Where a passage stands in a version, with what is around it; null where the version does not say so there.
 * @throws {DomainError} `textNotFound`, `textsWaiting`
 */
export async function findPassage(
  { em, texts, actor }: Finding,
  version: { id: string },
  passage: Passage,
): Promise<PlacedPassage | null> {
  const blocks = await shortBlocks(em, version)
  if (blocks) return placed(plainTextOf(blocks), passage)
  return texts.place(actor, await storedBlocks(em, version), passage)
}

/**
 * Where each of these passages of older versions stands in a newer one; null for those of which nobody knows.
 * @throws {DomainError} `textNotFound`, `textsWaiting`
 */
export async function findMoved(
  { em, texts, actor }: Finding,
  newer: { id: string },
  quotes: string[],
): Promise<(number | null)[]> {
  const blocks = await shortBlocks(em, newer)
  const plain = blocks && plainTextOf(blocks)
  if (plain === null || plain.length * quotes.length > mostRead)
    return texts.places(actor, await storedBlocks(em, newer), quotes)
  return quotes.map((quote) => placeOf({ quote }, plain))
}
