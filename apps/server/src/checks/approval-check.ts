import { checks, namedVersion } from '@northword/content/operate/checks'
import { compareSchema } from '../db/migrations.ts'
import type { Database } from '../db/orm.ts'
import { findBrokenSeals } from '../features/texts/approvals/approval-seal.ts'
import type { Finding } from './finding.ts'

const mostNamed = 10

/** Checks every approved text against its seal. Reads them all. */
export async function checkApprovals(database: Database): Promise<Finding[]> {
  const { pending } = await compareSchema(database)
  const broken = pending.length > 0 ? [] : await findBrokenSeals(database.orm.em.fork())
  if (broken.length === 0) return []
  const names = broken
    .slice(0, mostNamed)
    .map(({ number, piece, version }) => namedVersion(number, piece, version))
  return [{ check: 'approvedChanged', sentence: checks.approvedChanged(names.join('; '), broken.length) }]
}
