import { randomUUID } from 'node:crypto'
import type { TestApp } from './test-app.ts'
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

/** Gives an order its first text, without anybody at the desk. */
export async function hasText(site: TestApp, number: string) {
  await site.rows(`insert into text_versions (id, order_id, piece, number, markdown, blocks, sha256, sheet, note, report,
      at, shown_at, staff_name, idempotency_key, fingerprint)
    select gen_random_uuid(), id, 1, 1, 'Hello.', '[{"kind":"paragraph","depth":0,"text":"Hello.","runs":[{"text":"Hello."}]}]',
      encode(sha256('Hello.'), 'hex'), '{}', '', '{"kind":"none","reason":"A test"}', now(), now(), 'Wen', 'key', '' from orders where number = '${number}'`)
  await site.rows(`update orders set status = 'Delivered' where number = '${number}'`)
}

/** Asks the client something about the first text of an order, without anybody at the desk; returns the id of the question. */
export async function askedBy(site: TestApp, number: string): Promise<string> {
  const id = randomUUID()
  await site.rows(`insert into text_comments (id, order_id, sender, staff_name, piece, version, text, at, shown_at)
    select '${id}', id, 'studio', 'Wen', 1, 1, 'Is it?', now(), now() from orders where number = '${number}'`)
  return id
}
