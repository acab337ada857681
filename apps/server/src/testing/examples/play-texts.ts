import { randomUUID } from 'node:crypto'
import type { Browser } from '../requests/test-browser.ts'
import { noVoice } from '../requests/test-inputs.ts'
import type { TestApp } from '../test-app.ts'
import type { Cast } from './play-desk.ts'

type Values = Record<string, unknown>

const key = () => ({ idempotencyKey: randomUUID() })
const piece = 1
const first = '# Brakes\n\nBrakes squeal when they are wet.'
const second = '# Brakes\n\nBrakes squeal when they are wet, and stop when they are dry.'
const pdf = Buffer.from('%PDF-1.7').toString('base64')

/** From the writer's voice and drafts to the first version. */
export async function playWriting(site: TestApp, { recorder, owner }: Cast, number: string) {
  const call = (path: string, input: Values = {}) => recorder.call(owner, path, { number, piece, ...input })
  const { version } = await recorder.call(owner, 'desk.findCase', { number })
  await recorder.call(owner, 'desk.moveCase', { number, version, to: 'In Production' })
  await recorder.call(owner, 'voices.find', { number })
  await recorder.call(owner, 'voices.save', { number, ...noVoice, use: ['riders'], note: '', revision: 0 })
  const { revision } = await call('deliveries.saveDraft', { text: first, format: 'markdown', revision: 0 })
  await call('deliveries.findDraft')
  await call('deliveries.checkText', { text: first, format: 'markdown' })
  await call('deliveries.attachReport', { name: 'report.pdf', base64: pdf })
  const report = { kind: 'none', reason: 'A form letter' }
  await call('desk.deliverText', { revision, note: 'The first one', report, ...key() })
  await show(site)
  await recorder.call(owner, 'deliveries.listAtDesk', { number })
  await call('deliveries.readAtDesk', { version: 1 })
}

/** Comments of both sides, until a second version. */
export async function playRounds(site: TestApp, { recorder, owner, client }: Cast, number: string) {
  const by =
    (browser: Browser) =>
    (path: string, input: Values = {}) =>
      recorder.call(browser, path, { number, piece, ...input })
  const [desk, reader] = [by(owner), by(client)]
  await recorder.call(client, 'deliveries.list', { number })
  await reader('deliveries.read', { version: 1 })
  const [kept, removed, asked, settled, dropped] = Array.from({ length: 5 }, () => randomUUID())
  const passage = { start: 8, quote: 'Brakes squeal' }
  await reader('reviews.keepComment', { version: 1, id: kept, passage, text: 'Always?' })
  await reader('reviews.keepComment', { version: 1, id: removed, passage: null, text: 'Nice.' })
  await recorder.call(client, 'reviews.removeComment', { number, id: removed })
  await reader('reviews.submitRound', { agreedCents: 0, ...key() })
  await recorder.call(client, 'reviews.find', { number })
  await recorder.call(owner, 'reviews.findAtDesk', { number })
  await recorder.call(owner, 'reviews.answerComment', {
    number,
    id: kept,
    kind: 'done',
    text: 'Only when wet.',
  })
  for (const id of [asked, settled, dropped])
    await desk('reviews.keepStudioComment', { version: 1, id, passage: null, text: 'For whom is it?' })
  await recorder.call(owner, 'reviews.removeStudioComment', { number, id: dropped })
  await desk('desk.askClient', { ids: [asked, settled] })
  await show(site)
  await recorder.call(client, 'reviews.countQuestions', { number })
  await recorder.call(client, 'reviews.answerStudioComment', { number, id: asked, text: 'For riders.' })
  await recorder.call(owner, 'reviews.settleComment', { number, id: settled })
  const { revision } = await desk('deliveries.findDraft')
  const saved = await desk('deliveries.saveDraft', { text: second, format: 'markdown', revision })
  const report = { kind: 'text', text: 'No match' }
  await desk('desk.deliverText', { revision: saved['revision'], note: '', report, ...key() })
  await show(site)
}

/** From the redline to the certificate. */
export async function playApproval({ recorder, owner, client }: Cast, number: string) {
  const at = { number, piece, version: 2 }
  await recorder.call(client, 'deliveries.compare', { ...at, from: 1 })
  await recorder.call(owner, 'deliveries.compareAtDesk', { ...at, from: 1 })
  const url = '/api/orders/:number/texts/:piece/versions/:version/:file'
  const input = { ...at, file: 'text.md' }
  await recorder.send(client, { operationId: 'deliveries.file', method: 'GET', url, input })
  await recorder.call(client, 'reviews.approve', { ...at, by: 'Ada Lovelace' })
  await recorder.call(client, 'reviews.findCertificate', at)
  await recorder.call(client, 'reviews.compareApproved', { ...at, text: second })
  await recorder.call(owner, 'reviews.findCertificateAtDesk', at)
}

/** Ends the time in which the desk could cancel its mails. */
async function show(site: TestApp) {
  await site.rows(`update text_versions set shown_at = at where shown_at > at`)
  await site.rows(`update text_comments set shown_at = at where shown_at > at`)
}
