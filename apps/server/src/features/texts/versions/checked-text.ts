import type { CheckedText, SheetView } from '@northword/contract/texts/text-views'
import type { CheckTextInput } from '@northword/contract/texts/texts'
import type { StaffContext } from '../../../doors/context.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { ReadText } from '../work/text-worker.ts'
import { overlapOf, type Overlap } from './overlap.ts'
import { pieceOf } from './pieces-of-order.ts'
import { voiceOf } from '../voice/voices.ts'

/** Room for a text of 1 MiB with every character escaped in JSON, and for a PDF of 2 MB in base64. */
export const mostTextBytes = 4 * 1024 * 1024

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
