import type { DeskPieces, PiecesView, VersionRow } from '@northword/contract/texts/text-views'
import type { Em } from '../../../db/orm.ts'
import type { Context, StaffContext } from '../../../doors/context.ts'
import type { Telling } from '../../../hooks/hooks.ts'
import { clock } from '../../../time/clock.ts'
import { isHeld, shownAt } from '../../../time/shown-at.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { Actor } from '../../people/actor.ts'
import { approvalIn, approvalsOf } from './standing-approvals.ts'
import { mayDeliver } from './move-to-delivered.ts'
import { piecesOfOrder } from './pieces-of-order.ts'
import { reviewEndOf } from './review-end.ts'
import type { TextApproval } from './text-approval.entity.ts'
import { TextDraft } from './text-draft.entity.ts'
import { rowFields, TextVersion } from './text-version.entity.ts'

type Row = Pick<TextVersion, (typeof rowFields)[number]>

/** @throws {DomainError} `orderNotFound` */
export async function textsSeen(ctx: Context, number: string): Promise<PiecesView> {
  const order = await orderOf(ctx.em, ctx.actor, number)
  return { pieces: await piecesOf(ctx.em, order), changesUntil: await changesUntil(ctx, order) }
}

/** Empty before the first delivery. @throws {DomainError} `orderNotFound` */
export async function piecesSeen(em: Em, actor: Actor, number: string): Promise<Pick<PiecesView, 'pieces'>> {
  return { pieces: await piecesOf(em, await orderOf(em, actor, number)) }
}

async function piecesOf(em: Em, order: Order): Promise<PiecesView['pieces']> {
  const rows = await rowsOf(em, { orderId: order.id, ...shownAt(clock.now()) })
  if (rows.length === 0) return []
  const byPiece = Map.groupBy(rows, ({ piece }) => piece)
  const approvals = await approvalsOf(em, order.id)
  return piecesOfOrder(order).map((piece, at) => ({
    number: at + 1,
    ...piece,
    versions: (byPiece.get(at + 1) ?? []).map((row) => versionRow(row, approvals)),
  }))
}

/** With drafts and held versions. @throws {DomainError} `orderNotFound` */
export async function piecesAtDesk(
  { em, actor, site }: Pick<StaffContext, 'em' | 'actor' | 'site'>,
  number: string,
): Promise<DeskPieces> {
  const order = await orderOf(em, actor, number)
  const byPiece = Map.groupBy(await rowsOf(em, { orderId: order.id }), ({ piece }) => piece)
  const drafts = await em.find(TextDraft, { orderId: order.id }, { fields: ['piece', 'savedAt', 'revision'] })
  const approvals = await approvalsOf(em, order.id)
  const now = clock.now()
  const pieces = piecesOfOrder(order).map((piece, at) => {
    const versions = byPiece.get(at + 1) ?? []
    const draft = drafts.find((one) => one.piece === at + 1)
    const isNew = draft && draft.revision > 0 && (!versions[0] || draft.savedAt > versions[0].at)
    return {
      number: at + 1,
      ...piece,
      versions: versions.map((row) => ({ ...versionRow(row, approvals), isHeld: isHeld(row, now) })),
      draftSavedAt: isNew ? draft.savedAt.toISOString() : null,
    }
  })
  return { pieces, changesUntil: await changesUntil({ em, site }, order), mayDeliver: mayDeliver(order) }
}

async function changesUntil(telling: Pick<Telling, 'em' | 'site'>, order: Order): Promise<string | null> {
  const end = order.status === 'Delivered' ? await reviewEndOf(telling, order) : null
  return end?.toISOString() ?? null
}

const rowsOf = (em: Em, some: object): Promise<Row[]> =>
  em.find(TextVersion, some, {
    fields: rowFields,
    orderBy: { piece: 'asc', number: 'desc' },
    disableIdentityMap: true,
  })

export const versionRow = (
  { piece, number, shownAt: at, staffName, note }: Omit<Row, 'at'>,
  approvals: TextApproval[],
): VersionRow => ({
  number,
  deliveredAt: at.toISOString(),
  by: staffName,
  note,
  approval: approvalIn(approvals, { piece, number }),
})
