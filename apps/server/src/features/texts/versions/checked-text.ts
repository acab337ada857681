import type { CheckedText, SheetView } from '@northword/contract/texts/text-views'
import type { CheckTextInput } from '@northword/contract/texts/texts'
import type { Em } from '../../../db/orm.ts'
import type { StaffContext } from '../../../doors/context.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { WrittenPrints } from '../quality/fingerprints.ts'
import type { ReadText } from '../work/text-worker.ts'
import { pieceOf } from './pieces-of-order.ts'
import { voiceOf } from '../voice/voices.ts'

/** Room for a text of 1 MiB with every character escaped in JSON, and for a PDF of 2 MB in base64. */
export const mostTextBytes = 4 * 1024 * 1024

/** Share of a text that also stands word for word in other texts of the studio. */
interface Overlap {
  /** From 0 to 1. */
  share: number
  /** Orders with the largest overlap. Only the studio may see them. */
  orders: { number: string; share: number }[]
}

export interface Checked extends Omit<ReadText, 'sheet'> {
  sheet: SheetView
  overlap: Overlap
}

/**
 * Parses a text as for delivery and works out its sheet.
 * @throws {DomainError} `textNotFound` if the order has no such piece, `textTooTangled`, `textsWaiting`
 */
export async function checkText(
  { em, texts, actor }: StaffContext,
  order: Order,
  { piece, text, format }: Omit<CheckTextInput, 'number'>,
): Promise<Checked> {
  const { words: promisedWords } = pieceOf(order, piece)
  const voice = await voiceOf(em, order)
  const { sheet, ...read } = await texts.read(actor, { text, format, voice })
  const overlap = await overlapOf(em, order.id, read.prints)
  return { ...read, sheet: { ...sheet, promisedWords, overlap: overlap.share }, overlap }
}

/** @throws {DomainError} `orderNotFound`, `textNotFound`, `textTooTangled`, `textsWaiting` */
export async function checkTyped(
  ctx: StaffContext,
  { number, ...typed }: CheckTextInput,
): Promise<CheckedText> {
  const order = await orderOf(ctx.em, ctx.actor, number)
  const { shown, sheet, overlap } = await checkText(ctx, order, typed)
  return { blocks: JSON.parse(shown.json), isCut: shown.isCut, sheet, overlapsWith: overlap.orders }
}

export async function storePrints(em: Em, versionId: string, { arrays }: WrittenPrints): Promise<void> {
  for (const prints of arrays)
    await em.execute(`insert into text_prints (version_id, print) select ?, unnest(?::bigint[])`, [
      versionId,
      prints,
    ])
}

async function overlapOf(em: Em, orderId: string, { sample, sampled }: WrittenPrints): Promise<Overlap> {
  if (sampled === 0) return { share: 0, orders: [] }
  const found = await em.execute<{ number: string | null; count: number }[]>(
    `select o.number, count(distinct p.print)::int as count
      from text_prints p join text_versions v on v.id = p.version_id join orders o on o.id = v.order_id
      where p.print = any(?::bigint[]) and v.order_id <> ?
      group by grouping sets ((o.number), ()) order by 2 desc, 1 limit 4`,
    [sample, orderId],
  )
  const all = found.find(({ number }) => number === null)?.count ?? 0
  return {
    share: all / sampled,
    orders: found.flatMap(({ number, count }) =>
      number === null ? [] : [{ number, share: count / sampled }],
    ),
  }
}
