import { deskTexts } from '@northword/content/desk/desk-texts'
import type { Page } from 'playwright-core'
import { callAs } from '../desk/ask-as.ts'

/** Agrees the price and starts work, with the owner's session on this page. */
export async function beginWork(page: Page, number: string) {
  const price = { cents: 10_000, reason: 'As we said', terms: 'net30' }
  await callAs(page, 'payments.agreePrice', { number, ...price, idempotencyKey: crypto.randomUUID() })
  await callAs(page, 'desk.moveCase', { number, version: 0, to: 'In Production' })
}

/** Delivers a text as the next version. `revision`: number of earlier saves of the draft. */
export async function deliverText(
  page: Page,
  number: string,
  text: string,
  { piece = 1, revision = 0 } = {},
) {
  const place = { number, piece }
  await callAs(page, 'deliveries.saveDraft', { ...place, text, format: 'markdown', revision })
  const said = { note: '', report: { kind: 'none', reason: 'It is a test' } }
  const key = { idempotencyKey: crypto.randomUUID() }
  await callAs(page, 'desk.deliverText', { ...place, ...said, ...key, revision: revision + 1 })
}

/** Waits on the order's page until no version is held any more. */
export async function hasLeft(page: Page, version: number) {
  const delivered = new RegExp(`${deskTexts.versionOf('', version)}$`)
  await page.getByRole('link', { name: delivered }).first().waitFor()
  await page.getByText(deskTexts.piece.held).first().waitFor({ state: 'hidden' })
}
