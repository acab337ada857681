import type { Em } from '../../../db/orm.ts'
import { plainTextOf } from '@northword/contract/texts/plain-text'
import { shortBlocks, storedBlocks } from '../versions/stored-text.ts'
import { type Passage, type PlacedPassage, placed, placeOf, type Quoted } from '../markdown/passage.ts'
import type { Asker, TextWork } from '../work/text-work.ts'

/** Long texts are searched by a worker thread. */
export interface Finding {
  em: Em
  texts: TextWork
  actor: Asker
}

/** Characters searched in the server's own thread. Takes some milliseconds. */
const mostRead = 2_000_000

/** A passage with context; null if the text differs there. @throws {DomainError} `textNotFound`, `textsWaiting` */
export async function findPassage(
  { em, texts, actor }: Finding,
  version: { id: string },
  passage: Passage,
): Promise<PlacedPassage | null> {
  const blocks = await shortBlocks(em, version)
  if (blocks) return placed(plainTextOf(blocks), passage)
  return texts.place(actor, await storedBlocks(em, version), passage)
}

/** Places in a newer version; null if not found or ambiguous. @throws {DomainError} `textNotFound`, `textsWaiting` */
export async function findMoved(
  { em, texts, actor }: Finding,
  newer: { id: string },
  quotes: Quoted[],
): Promise<(number | null)[]> {
  const blocks = await shortBlocks(em, newer)
  const plain = blocks && plainTextOf(blocks)
  if (plain === null || plain.length * quotes.length > mostRead)
    return texts.places(actor, await storedBlocks(em, newer), quotes)
  return quotes.map((quote) => placeOf(quote, plain))
}
