import type { Certificate, CompareApprovedInput, ComparedApproved } from '@northword/contract/texts/approvals'
import type { VersionInput } from '@northword/contract/texts/texts'
import type { Em } from '../../../db/orm.ts'
import type { Context } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { findFacts, type VersionFacts } from '../versions/read-version.ts'
import { storedBlocks } from '../versions/stored-text.ts'
import { TextApproval } from '../versions/text-approval.entity.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import type { Actor } from '../../people/actor.ts'
import { isIntact } from './approval-seal.ts'

/**
 * The certificate of the standing approval, else of the latest.
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `notApproved`
 */
export async function findCertificate(em: Em, actor: Actor, input: VersionInput): Promise<Certificate> {
  const { name: service } = await orderOf(em, actor, input.number)
  const found = await findFacts(em, actor, input)
  const { title, facts } = found
  const approval = await approvalOfVersion(em, found)
  const { id, name: by, how, at, sha256, endedAt, endedWhy } = approval
  return {
    number: input.number,
    service,
    piece: input.piece,
    title,
    version: input.version,
    words: facts.sheet.words,
    deliveredAt: facts.shownAt.toISOString(),
    approvedAt: at.toISOString(),
    by,
    how,
    sha256,
    isIntact: await isIntact(em, id),
    ended: endedAt && endedWhy ? { at: endedAt.toISOString(), why: endedWhy } : null,
  }
}

/** @throws {DomainError} `orderNotFound`, `textNotFound`, `notApproved`, `textTooTangled`, `textsWaiting` */
export async function compareApproved(
  { em, actor, texts }: Pick<Context, 'em' | 'actor' | 'texts'>,
  { text, ...input }: CompareApprovedInput,
): Promise<ComparedApproved> {
  const found = await findFacts(em, actor, input)
  const { sha256 } = await approvalOfVersion(em, found)
  const blocks = await storedBlocks(em, found.facts)
  return { same: await texts.sameness(actor, { text, sha256, blocks }) }
}

/** @throws {DomainError} `notApproved` */
async function approvalOfVersion(
  em: Em,
  { facts: { orderId, piece, number: version } }: VersionFacts,
): Promise<TextApproval> {
  const latest = { orderBy: { at: 'desc', id: 'desc' }, disableIdentityMap: true } as const
  const approvals = await em.find(TextApproval, { orderId, piece, version }, latest)
  const found = approvals.find(({ endedAt }) => endedAt === null) ?? approvals[0]
  if (!found) throw new DomainError('notApproved')
  return found
}
