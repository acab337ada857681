import { randomUUID } from 'node:crypto'
import type { TestApp } from './test-app.ts'
import { needed } from './requests/needed.ts'
import type { Browser } from './requests/test-browser.ts'
import { setStatus } from './test-orders.ts'

interface Said {
  piece?: number
  note?: string
  report?: object
  format?: string
  idempotencyKey?: string
}

export const noReport = { kind: 'none', reason: 'A form letter' }

/** Saves a draft and returns its revision. */
export async function written(
  desk: Browser,
  number: string,
  text: string,
  { piece = 1, format = 'markdown' }: Said = {},
) {
  const revision = needed(await desk.ask('deliveries.findDraft', { number, piece }), 'revision')
  const saved = await desk.call('deliveries.saveDraft', { number, piece, text, format, revision })
  return Number(needed(saved, 'revision'))
}

export async function delivered(desk: Browser, number: string, text: string, said: Said = {}) {
  const { piece = 1, note = '', report = noReport, idempotencyKey = randomUUID() } = said
  const revision = await written(desk, number, text, said)
  return desk.call('desk.deliverText', { number, piece, revision, note, report, idempotencyKey })
}

/** Inserts an order's first text directly. */
export async function hasText(site: TestApp, number: string) {
  await site.rows(`insert into text_versions (id, order_id, piece, number, markdown, blocks, sha256, sheet, note, report,
      at, shown_at, staff_name, idempotency_key, fingerprint)
    select gen_random_uuid(), id, 1, 1, 'Hello.', '[{"kind":"paragraph","depth":0,"text":"Hello.","runs":[{"text":"Hello."}]}]',
      encode(sha256('Hello.'), 'hex'), '{}', '', '{"kind":"none","reason":"A test"}', now(), now(), 'Wen', 'key', '' from orders where number = '${number}'`)
  await setStatus(site, number, 'Delivered')
}

/** Inserts a question of the studio on an order's first text directly. Returns its id. */
export async function askedBy(site: TestApp, number: string): Promise<string> {
  const id = randomUUID()
  await site.rows(`insert into text_comments (id, order_id, sender, staff_name, piece, version, text, at, shown_at)
    select '${id}', id, 'studio', 'Wen', 1, 1, 'Is it?', now(), now() from orders where number = '${number}'`)
  return id
}
