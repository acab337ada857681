import type { Run, ShownBlock, ShownChange } from '@northword/contract/texts/text-views'
import type { Block } from '../markdown/blocks-of.ts'
import type { BlockChange } from './compare-texts.ts'
import { outsideAddress } from '../markdown/link-address.ts'

/** A paragraph for the client. Its links lead only to the web or a mailbox. */
export const shownBlock = ({ kind, depth, number, continues, runs }: Block): ShownBlock => ({
  kind,
  depth,
  ...(number !== undefined && { number }),
  ...(continues && { continues }),
  runs: runs.some(({ href }) => href !== undefined) ? runs.map(shownRun) : runs,
})

function shownRun({ href, ...words }: Run): Run {
  const address = outsideAddress(href)
  return address === null ? words : { ...words, href: address }
}

export function shownChange(change: BlockChange): ShownChange {
  if (!('before' in change)) return { ...change, after: shownBlock(change.after) }
  if (!('after' in change)) return { ...change, before: shownBlock(change.before) }
  return { ...change, before: shownBlock(change.before), after: shownBlock(change.after) }
}
