import type { Comparison, ReportView, VersionView } from '@northword/contract/text-views'
import type { CompareInput, VersionInput } from '@northword/contract/texts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { orderOf } from '../orders/find-order.ts'
import type { Actor } from '../people/actor.ts'
import type { Block } from '../texts/blocks-of.ts'
import type { Asker, TextWork } from '../texts/text-work.ts'
import { versionRow } from './list-pieces.ts'
import { pieceOf } from './pieces-of-order.ts'
import { shownBlock, shownChange } from '../texts/shown-block.ts'
import { type KeptReport, rowFields, shownAt, TextVersion } from './text-version.entity.ts'

/** A version with the name of its text. */
export interface FoundVersion {
  title: string
  version: TextVersion
}

/** What is told of a version without its text. */
const factFields = [...rowFields, 'id', 'orderId', 'report', 'sha256', 'sheet'] as const

/** A version without its text, which may be long. */
export interface VersionFacts {
  title: string
  facts: Pick<TextVersion, (typeof factFields)[number]>
}

/**
 * A version that somebody may read: of an order that they may see, and clients not before its mail leaves. Without its text.
 * @throws {DomainError} `orderNotFound`, `textNotFound`
 */
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

/**
 * As {@link findFacts}, with its text.
 * @throws {DomainError} `orderNotFound`, `textNotFound`
 */
export async function findVersion(em: Em, actor: Actor, input: VersionInput): Promise<FoundVersion> {
  const { title, facts } = await findFacts(em, actor, input)
  return {
    title,
    version: await em.findOneOrFail(TextVersion, { id: facts.id }, { disableIdentityMap: true }),
  }
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
  const before = await findFacts(em, actor, { ...input, version: from })
  const after = await findFacts(em, actor, input)
  if (isLong(before) || isLong(after)) return { changes: [], isLong: true }
  const [one, other] = [await blocksOf(em, before), await blocksOf(em, after)]
  const changes = await texts.compare({ network: actor.network }, one, other)
  return { changes: changes.map(shownChange), isLong: false }
}

/** So many words are a long text: to send its changes as objects would hold everybody up. */
const longWords = 20_000

const isLong = ({ facts }: VersionFacts) => facts.sheet.words > longWords

const blocksOf = async (em: Em, { facts }: VersionFacts): Promise<Block[]> =>
  (await em.findOneOrFail(TextVersion, { id: facts.id }, { fields: ['blocks'], disableIdentityMap: true }))
    .blocks

/** A report as its readers see it. */
export function reportView(report: KeptReport): ReportView {
  return report.kind === 'file' ? { kind: 'file', name: report.name } : report
}
