import type { Comparison, ReportView, VersionView } from '@northword/contract/text-views'
import type { CompareInput, VersionInput } from '@northword/contract/texts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { orderOf } from '../orders/find-order.ts'
import type { Actor } from '../people/actor.ts'
import type { Asker, TextWork } from '../texts/text-work.ts'
import { versionRow } from './list-pieces.ts'
import { pieceOf } from './pieces-of-order.ts'
import { shownBlock, shownChange } from './shown-block.ts'
import { type KeptReport, shownAt, TextVersion } from './text-version.entity.ts'

/** A version with the name of its text. */
export interface FoundVersion {
  title: string
  version: TextVersion
}

/**
 * A version that somebody may read: of an order that they may see, and clients not before its mail leaves.
 * @throws {DomainError} `orderNotFound`, `textNotFound`
 */
export async function findVersion(
  em: Em,
  actor: Actor,
  { number, piece, version }: VersionInput,
): Promise<FoundVersion> {
  const order = await orderOf(em, actor, number)
  const { title } = pieceOf(order, piece)
  const found = await em.findOne(
    TextVersion,
    { orderId: order.id, piece, number: version, ...seenBy(actor) },
    { disableIdentityMap: true },
  )
  if (!found) throw new DomainError('textNotFound')
  return { title, version: found }
}

const seenBy = ({ kind }: Actor) => (kind === 'staff' || kind === 'token' ? {} : shownAt(new Date()))

/**
 * A version to read, with its sheet and its report.
 * @throws {DomainError} `orderNotFound`, `textNotFound`
 */
export async function readVersion(em: Em, actor: Actor, input: VersionInput): Promise<VersionView> {
  const { title, version } = await findVersion(em, actor, input)
  const { orderId, piece, number } = version
  const others = await em.find(
    TextVersion,
    { orderId, piece, number: { $ne: number }, ...seenBy(actor) },
    { fields: ['number'], orderBy: { number: 'desc' }, disableIdentityMap: true },
  )
  return {
    ...versionRow(version),
    title,
    others: others.map((other) => other.number),
    blocks: version.blocks.map(shownBlock),
    sha256: version.sha256,
    sheet: version.sheet,
    report: reportView(version.report),
  }
}

/**
 * What became of one version in another.
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `busy`
 */
export async function compareVersions(
  { em, actor, texts }: { em: Em; actor: Actor & Asker; texts: TextWork },
  { from, ...input }: CompareInput,
): Promise<Comparison> {
  const { version: before } = await findVersion(em, actor, { ...input, version: from })
  const { version: after } = await findVersion(em, actor, input)
  const changes = await texts.compare({ network: actor.network }, before.blocks, after.blocks)
  return { changes: changes.map(shownChange) }
}

/** A report as its readers see it. */
export function reportView(report: KeptReport): ReportView {
  return report.kind === 'file' ? { kind: 'file', name: report.name } : report
}
