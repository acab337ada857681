import type { Comparison, ReportView, VersionView } from '@northword/contract/texts/text-views'
import type { CompareInput, VersionInput } from '@northword/contract/texts/texts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { shownAt } from '../../../time/shown-at.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { type Actor, isStaff } from '../../people/actor.ts'
import type { Asker, TextWork } from '../work/text-work.ts'
import { approvalsOf } from './standing-approvals.ts'
import { versionRow } from './list-pieces.ts'
import { pieceOf } from './pieces-of-order.ts'
import { shortBlocks } from './stored-text.ts'
import { shownBlock, shownChange } from '../compare/shown-block.ts'
import { type KeptReport, rowFields, TextVersion } from './text-version.entity.ts'

const factFields = [...rowFields, 'id', 'orderId', 'report', 'sha256', 'sheet'] as const

export interface VersionFacts {
  title: string
  facts: Pick<TextVersion, (typeof factFields)[number]>
}

/** A version. Clients find it once its mail has left. @throws {DomainError} `orderNotFound`, `textNotFound` */
export async function findFacts(
  em: Em,
  actor: Actor,
  { number, piece, version }: VersionInput,
): Promise<VersionFacts> {
  const order = await orderOf(em, actor, number)
  const { title } = pieceOf(order, piece)
  const facts = await em.findOne(
    TextVersion,
    { orderId: order.id, piece, number: version, ...seenBy(actor) },
    { fields: factFields, disableIdentityMap: true },
  )
  if (!facts) throw new DomainError('textNotFound')
  return { title, facts }
}

const seenBy = (actor: Actor) => (isStaff(actor) ? {} : shownAt(clock.now()))

/** A version with sheet and report. @throws {DomainError} `orderNotFound`, `textNotFound` */
export async function readVersion(em: Em, actor: Actor, input: VersionInput): Promise<VersionView> {
  const { title, facts } = await findFacts(em, actor, input)
  const { orderId, piece, number, sha256, sheet } = facts
  const blocks = await shortBlocks(em, facts)
  const others = await em.find(
    TextVersion,
    { orderId, piece, number: { $ne: number }, ...seenBy(actor) },
    { fields: ['number'], orderBy: { number: 'desc' }, disableIdentityMap: true },
  )
  return {
    ...versionRow(facts, await approvalsOf(em, orderId)),
    title,
    others: others.map((other) => other.number),
    blocks: blocks?.map(shownBlock) ?? [],
    isLong: blocks === null,
    sha256,
    sheet,
    report: reportView(facts.report),
  }
}

/** @throws {DomainError} `orderNotFound`, `textNotFound`, `textsWaiting` */
export async function compareVersions(
  { em, actor, texts }: { em: Em; actor: Actor & Asker; texts: TextWork },
  { from, ...input }: CompareInput,
): Promise<Comparison> {
  const before = await findFacts(em, actor, { ...input, version: from })
  const after = await findFacts(em, actor, input)
  const [one, other] = [await shortBlocks(em, before.facts), await shortBlocks(em, after.facts)]
  if (!one || !other) return { changes: [], isLong: true }
  const changes = await texts.compare(actor, one, other)
  return { changes: changes.map(shownChange), isLong: false }
}

export function reportView(report: KeptReport): ReportView {
  return report.kind === 'file' ? { kind: 'file', name: report.name } : report
}
