import type { ExportRecord } from '@northword/contract/people/account'
import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import { shownAt } from '../../time/shown-at.ts'
import { ordersOfClient } from '../orders/find/orders-of-client.ts'
import type { Client } from '../people/actor.ts'
import { seen, TextComment } from './reviews/text-comment.entity.ts'
import { reportView } from './versions/read-version.ts'
import { TextApproval } from './versions/text-approval.entity.ts'
import { TextVersion } from './versions/text-version.entity.ts'
import { ClientVoice } from './voice/client-voice.entity.ts'

/** The voice, texts, comments and approvals of a client. */
export async function* recordsOfTexts(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  yield* voicesOf(em, client)
  yield* textsOf(em, client)
  yield* commentsOf(em, client)
  yield* approvalsOf(em, client)
}

async function* voicesOf(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  const own = await em.findOne(ClientVoice, { userId: client.user.id }, { disableIdentityMap: true })
  if (own) yield voiceRecord(own)
  for await (const numbers of ordersOfClient(em, client)) {
    const orderId = { $in: [...numbers.keys()] }
    const found = await em.find(
      ClientVoice,
      { orderId },
      { orderBy: { orderId: 'asc' }, disableIdentityMap: true },
    )
    for (const voice of found) yield voiceRecord(voice, numbers.get(voice.orderId ?? ''))
  }
}

const voiceRecord = ({ agreed, staffName: by, savedAt }: ClientVoice, orderId?: string): ExportRecord => ({
  kind: 'voice',
  orderId,
  ...agreed,
  by,
  at: savedAt.toISOString(),
})

/** Every version of every text of a client, loaded one at a time as each may be long. */
async function* textsOf(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  for await (const numbers of ordersOfClient(em, client))
    for (const id of await versionsOf(em, [...numbers.keys()])) {
      const found = await em.findOne(TextVersion, { id }, { disableIdentityMap: true })
      // Its order may have been erased since the list was read.
      if (!found) continue
      const { orderId, piece, number: version, markdown, sha256, sheet, note, staffName: by } = found
      const facts = { piece, version, markdown, sha256, sheet, note, by }
      const report = reportView(found.report)
      yield { kind: 'text', orderId: numbers.get(orderId), ...facts, report, at: found.shownAt.toISOString() }
    }
}

async function versionsOf(em: Em, orderIds: string[]): Promise<string[]> {
  const rows = await em.find(
    TextVersion,
    { orderId: { $in: orderIds }, ...shownAt(clock.now()) },
    { fields: ['id'], orderBy: { orderId: 'asc', piece: 'asc', number: 'asc' }, disableIdentityMap: true },
  )
  return rows.map(({ id }) => id)
}

async function* commentsOf(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  for await (const numbers of ordersOfClient(em, client)) {
    const comments = await em.find(
      TextComment,
      { orderId: { $in: [...numbers.keys()] }, ...seen.byClient(clock.now()) },
      { orderBy: { orderId: 'asc', at: 'asc', id: 'asc' }, disableIdentityMap: true },
    )
    for (const comment of comments) yield { kind: 'comment', ...told(comment, numbers) }
  }
}

const told = ({ orderId, at, ...comment }: TextComment, numbers: ReadonlyMap<string, string>) => ({
  orderId: numbers.get(orderId),
  from: comment.sender,
  by: comment.staffName,
  piece: comment.piece,
  version: comment.version,
  quote: comment.quote,
  text: comment.text,
  round: comment.round,
  answer: comment.answer,
  answerText: comment.answerText,
  at: at.toISOString(),
})

/** Approvals of a client's texts, ended ones too. */
async function* approvalsOf(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  for await (const numbers of ordersOfClient(em, client)) {
    const approvals = await em.find(
      TextApproval,
      { orderId: { $in: [...numbers.keys()] } },
      { orderBy: { orderId: 'asc', at: 'asc', id: 'asc' }, disableIdentityMap: true },
    )
    for (const { orderId, piece, version, name: by, how, sha256, at, endedAt, endedWhy } of approvals)
      yield {
        kind: 'approval',
        orderId: numbers.get(orderId),
        piece,
        version,
        by,
        how,
        sha256,
        at: at.toISOString(),
        ended: endedAt && { at: endedAt.toISOString(), why: endedWhy },
      }
  }
}
