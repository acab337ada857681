import { randomUUID } from 'node:crypto'
import type { Browser } from './test-browser.ts'

/** What somebody at the desk says beside a text that they deliver. */
interface Said {
  piece?: number
  note?: string
  report?: object
  format?: string
  idempotencyKey?: string
}

export const noReport = { kind: 'none', reason: 'A form letter' }

/** Keeps a text as the draft of a piece; answers with its revision. */
export async function written(
  desk: Browser,
  number: string,
  text: string,
  { piece = 1, format = 'markdown' }: Said = {},
) {
  const { body: before } = await desk.ask('deliveries.findDraft', { number, piece })
  const { revision } = before
  const { body } = await desk.call('deliveries.saveDraft', { number, piece, text, format, revision })
  return Number(body['revision'])
}

/** Writes a text and delivers it as the next version of a piece. */
export async function delivered(desk: Browser, number: string, text: string, said: Said = {}) {
  const { piece = 1, note = '', report = noReport, idempotencyKey = randomUUID() } = said
  const revision = await written(desk, number, text, said)
  return desk.call('desk.deliverText', { number, piece, revision, note, report, idempotencyKey })
}
