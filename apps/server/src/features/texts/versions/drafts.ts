import { changedMeanwhile } from '@northword/content/operate/failures'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { DraftView, SavedDraft } from '@northword/contract/texts/text-views'
import { draftDays } from '@northword/contract/people/retention'
import type {
  PieceInput,
  ReportFileInput,
  ReportInput,
  SaveDraftInput,
} from '@northword/contract/texts/texts'
import { v7 as uuid } from 'uuid'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockOrderShared, lockOrder } from '../../orders/order/locked-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { isErased } from '../../orders/erase/erased-order.ts'
import type { Staff } from '../../people/actor.ts'
import { pieceOf } from './pieces-of-order.ts'
import { TextDraft } from './text-draft.entity.ts'
import { TextReport } from './text-report.entity.ts'
import { type KeptReport, TextVersion } from './text-version.entity.ts'

async function latestText(em: Em, piece: { orderId: string; piece: number }): Promise<string> {
  const order = { orderBy: { number: 'desc' }, disableIdentityMap: true } as const
  return (await em.findOne(TextVersion, piece, order))?.markdown ?? ''
}

const none = {
  format: 'markdown',
  revision: 0,
  savedAt: null,
  savedBy: null,
  reportFile: null,
} as const

/** The draft, else the latest version's text. @throws {DomainError} `orderNotFound`, `textNotFound` */
export async function findDraft(em: Em, actor: Staff, input: PieceInput): Promise<DraftView> {
  const key = await draftOf(em, actor, input)
  const draft = await em.findOne(TextDraft, key, { disableIdentityMap: true })
  if (!draft) return { ...none, text: await latestText(em, key) }
  return { text: draft.text, format: draft.format, ...(await savedDraft(em, draft)) }
}

/**
 * The draft of a piece at the revision that somebody has looked at.
 * @throws {DomainError} `textEmpty` if there is no draft, `changedMeanwhile` if it was saved since
 */
export async function draftToDeliver(
  em: Em,
  { id }: Order,
  { piece, revision }: { piece: number; revision: number },
): Promise<TextDraft> {
  const draft = await em.findOne(TextDraft, { orderId: id, piece }, { disableIdentityMap: true })
  if (!draft) throw new DomainError('textEmpty')
  if (draft.revision !== revision) throw staleDraft(draft, 'changed')
  return draft
}

export const staleDraft = ({ staffName }: Pick<TextDraft, 'staffName'>, what: 'changed' | 'delivered') =>
  new DomainError('changedMeanwhile', { message: changedMeanwhile(staffName, deskTexts.draft[what]) })

/**
 * Saves a draft. Repeating a save with the same text changes nothing.
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `cannotWrite` if the client was erased, `changedMeanwhile`
 * if somebody else has saved since `revision`
 */
export async function saveDraft(
  { em, actor }: StaffContext,
  { text, format, revision, ...input }: SaveDraftInput,
): Promise<SavedDraft> {
  const key = await draftOf(em, actor, input)
  return em.fork().transactional(async (tx) => {
    // A delivery at the same moment has the text before.
    await lockOrderShared(tx, { id: key.orderId })
    const saved = { text, format, savedAt: clock.now(), staffName: actor.member.name }
    await tx
      .createQueryBuilder(TextDraft)
      .insert({ ...key, ...empty, ...saved })
      .onConflict()
      .ignore()
      .execute()
    const changed = await tx.nativeUpdate(
      TextDraft,
      { ...key, revision },
      { ...saved, revision: revision + 1 },
    )
    const draft = await tx.findOneOrFail(TextDraft, key)
    const isThere = changed > 0 || (draft.text === text && draft.format === format)
    if (!isThere) throw staleDraft(draft, 'changed')
    return savedDraft(tx, draft)
  })
}

const empty = { revision: 0, reportId: null }

/**
 * Attaches the PDF of a plagiarism checker to a draft, replacing an earlier one.
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `cannotWrite`
 */
export async function attachReport(
  { em, actor }: StaffContext,
  { name, base64, ...input }: ReportFileInput,
): Promise<SavedDraft> {
  const key = await draftOf(em, actor, input)
  return em.fork().transactional(async (tx) => {
    // A delivery at the same moment takes the earlier report.
    await lockOrder(tx, key.orderId)
    const at = clock.now()
    const begun = {
      ...key,
      ...empty,
      text: await latestText(tx, key),
      format: 'markdown' as const,
      savedAt: at,
      staffName: actor.member.name,
    }
    await tx.createQueryBuilder(TextDraft).insert(begun).onConflict().ignore().execute()
    const draft = await tx.findOneOrFail(TextDraft, key)
    if (draft.reportId) await tx.nativeDelete(TextReport, { id: draft.reportId })
    const report = { id: uuid(), orderId: key.orderId, name, bytes: Buffer.from(base64, 'base64'), at }
    await tx.insert(TextReport, report)
    // A text that was delivered before its report came can be delivered again with it.
    const attached = { reportId: report.id, savedAt: at, staffName: actor.member.name }
    await tx.nativeUpdate(TextDraft, key, attached)
    return savedDraft(tx, { ...draft, ...attached })
  })
}

/**
 * The report to store with a version. A PDF attached to the draft moves to the version: the next one needs its own.
 * @throws {DomainError} `reportMissing` if no PDF is attached
 */
export async function takeReport(
  em: Em,
  { orderId, piece, reportId }: Pick<TextDraft, 'orderId' | 'piece' | 'reportId'>,
  said: ReportInput,
): Promise<KeptReport> {
  if (said.kind !== 'file') return said
  const report = reportId && (await em.findOne(TextReport, { id: reportId }, { fields: ['id', 'name'] }))
  if (!report) throw new DomainError('reportMissing')
  await em.nativeUpdate(TextDraft, { orderId, piece }, { reportId: null })
  return { kind: 'file', id: report.id, name: report.name }
}

/** Deletes drafts and undelivered reports, not versions, of orders that ended {@link draftDays} ago. */
export async function tidyDrafts(em: Em, now: Date): Promise<void> {
  const before = new Date(now.getTime() - draftDays * 86_400_000)
  await em.execute(
    `with deleted as (
      delete from text_drafts d using orders o
      where o.id = d.order_id and o.status in ('Completed', 'Cancelled', 'Refunded') and d.saved_at < ?
        and not exists (select 1 from order_events e where e.order_id = o.id and e.at >= ?)
      returning d.report_id)
    delete from text_reports where id in (select report_id from deleted)`,
    [before, before],
  )
}

async function draftOf(em: Em, actor: Staff, { number, piece }: PieceInput) {
  const order = await orderOf(em, actor, number)
  pieceOf(order, piece)
  if (isErased(order)) throw new DomainError('cannotWrite')
  return { orderId: order.id, piece }
}

async function savedDraft(
  em: Em,
  { revision, savedAt, staffName, reportId }: Omit<TextDraft, 'text' | 'format'>,
): Promise<SavedDraft> {
  const report = reportId && (await em.findOne(TextReport, { id: reportId }, { fields: ['name'] }))
  return {
    revision,
    savedAt: savedAt.toISOString(),
    savedBy: staffName,
    reportFile: report ? report.name : null,
  }
}
