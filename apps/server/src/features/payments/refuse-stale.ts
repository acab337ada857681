import { deskMoney } from '@northword/content/desk/desk-money'
import { changedMeanwhile } from '@northword/content/operate/failures'
import type { SiteContent } from '@northword/contract/content/site-content'
import { DomainError } from '../../errors/domain-error.ts'
import type { MoneyEntry } from './money-entry.entity.ts'

/**
 * Refuses an act that was typed before the latest entry, with that entry's member and kind.
 * @param seenEntries number of entries that the member has seen; not checked if absent
 * @throws {DomainError} `changedMeanwhile`
 */
export function refuseStale(
  entries: readonly MoneyEntry[],
  seenEntries: number | undefined,
  { company }: SiteContent,
): void {
  if (seenEntries === undefined || seenEntries === entries.length) return
  const last = entries.at(-1)
  const message = last && changedMeanwhile(last.memberName ?? company.brand, deskMoney.kinds[last.kind])
  throw new DomainError('changedMeanwhile', message ? { message } : {})
}
