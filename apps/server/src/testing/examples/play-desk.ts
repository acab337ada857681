import { randomUUID } from 'node:crypto'
import type { Browser } from '../requests/test-browser.ts'
import { pictureFiles } from '../test-pictures.ts'
import type { Recorder } from './recorder.ts'

export interface Cast {
  recorder: Recorder
  client: Browser
  owner: Browser
}

type Values = Record<string, unknown>

const key = () => ({ idempotencyKey: randomUUID() })

const dayMs = 86_400_000

/** An address that is found without a name server. The examples show a name. */
export const receiver = 'http://127.0.0.1:4000'

/** Version of an order's case, for the next save. */
async function versionOf({ recorder, owner }: Cast, number: string) {
  return { number, version: (await recorder.call(owner, 'desk.findCase', { number }))['version'] }
}

const idIn = (answer: Values, name: string) => (answer[name] as { id: string }).id

/** The morning: queue, lists, saved views, and a message from the contact form. */
export async function playMorning({ recorder, owner }: Cast) {
  const call = (path: string, input: Values = {}) => recorder.call(owner, path, input)
  await call('staff.me')
  const { duties } = await call('desk.queue')
  await call('desk.countOverClosing')
  await call('desk.findOrders', { status: 'Pending Contact', limit: 5 })
  await call('desk.countByTerms')
  await call('desk.listColleagues')
  const { id } = await call('desk.saveView', { name: 'To call', query: { status: 'Pending Contact' } })
  await call('desk.listViews')
  await call('desk.renameView', { id, name: 'To call today' })
  await call('desk.deleteView', { id })
  await call('desk.warnings')
  const message = (duties as { kind: string; id: string }[]).find(({ kind }) => kind === 'message')
  await call('desk.findMessage', { id: message?.id })
  await call('desk.settleMessage', { id: message?.id })
  await call('desk.reopenMessage', { id: message?.id })
}

/** From the first contact to a conversation with the client. */
export async function playContact(cast: Cast, number: string) {
  const { recorder, owner, client } = cast
  const call = async (path: string, input: Values = {}) =>
    recorder.call(owner, path, { ...(await versionOf(cast, number)), ...input })
  await recorder.call(owner, 'desk.visitCase', { number })
  await call('desk.claimCase', { hand: 'agent' })
  await recorder.call(owner, 'desk.addNote', { number, text: 'Prefers mail to calls.' })
  // Checked against the machine's own time, so the examples know it by its milliseconds.
  const until = `${new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 19)}.777Z`
  await call('desk.putOff', { until })
  await call('desk.undoStep')
  await call('desk.logCall', { outcome: 'reached', text: 'Wants it in a week.' })
  await recorder.call(client, 'conversation.write', { number, text: 'May it be longer?', ...key() })
  const { messages } = await recorder.call(owner, 'desk.conversation', { number })
  const seen = (messages as { id: string }[]).at(-1)?.id
  await recorder.call(owner, 'desk.writeToClient', { number, text: 'Yes, by a page.', seen, ...key() })
  await recorder.call(client, 'conversation.write', { number, text: 'Thank you!', ...key() })
  const again = await recorder.call(owner, 'desk.conversation', { number })
  const last = (again['messages'] as { id: string }[]).at(-1)?.id
  await recorder.call(owner, 'desk.settleAnswer', { number, seen: last })
  await call('desk.releaseCase', { hand: 'agent' })
  await call('desk.changeAddress', { email: 'ada@work.example', reason: 'She asked for it.' })
  await call('desk.changeAddress', { email: 'ada@client.example', reason: 'And back.' })
}

/** From the agreed price to the payment, with a mistake that is reversed. */
export async function playMoney({ recorder, owner, client }: Cast, number: string) {
  const call = (path: string, input: Values = {}) => recorder.call(owner, path, { number, ...input })
  await call('payments.agreePrice', { cents: 5_000, reason: 'A page more', ...key() })
  await call('payments.requestPayment', { way: 'bank-transfer', ...key() })
  await recorder.call(client, 'payments.ofOrder', { number })
  await recorder.call(client, 'conversation.sayPaid', { number, ...key() })
  const payment = { cents: 5_000, receivedOn: '2026-11-24', method: 'bank-transfer', reference: 'Ada 1' }
  const { entry } = await call('payments.recordPayment', { ...payment, ...key() })
  const entryId = (entry as { id: string }).id
  await call('payments.reverseEntry', { entryId, reason: 'Not ours', ...key() })
  await call('payments.recordPayment', { ...payment, reference: 'Ada 2', ...key() })
  await call('payments.find')
}

/** Orders that end early: cancelled by the client, and by the studio with a share kept and a refund. */
export async function playEnds(cast: Cast, cancelled: string, refunded: string) {
  const { recorder, owner, client } = cast
  await recorder.call(client, 'orders.cancel', { number: cancelled, by: 'Ada Lovelace' })
  const number = refunded
  const call = (path: string, input: Values = {}) => recorder.call(owner, path, { number, ...input })
  const versioned = async (path: string, input: Values) =>
    recorder.call(owner, path, { ...(await versionOf(cast, number)), ...input })
  await versioned('desk.changeClientTerms', { terms: 'net30' })
  await call('payments.agreePrice', { cents: 8_500, reason: 'As offered', terms: 'net30', ...key() })
  await versioned('desk.changeTerms', { terms: 'prepaid' })
  await call('payments.recordPayment', { cents: 8_500, receivedOn: '2026-11-24', method: 'card', ...key() })
  await versioned('desk.moveCase', { to: 'Cancelled', reason: 'The client has changed plans.' })
  await call('payments.keepShare', { cents: 1_000, reason: 'An outline was written', ...key() })
  const refund = { cents: 7_500, sentOn: '2026-11-24', method: 'card', reason: 'Cancelled' }
  await call('payments.refund', { ...refund, ...key() })
}

/** Mails of the studio. */
export async function playMails({ recorder, owner }: Cast, number: string) {
  const call = (path: string, input: Values = {}) => recorder.call(owner, path, input)
  await call('desk.mails', { view: 'all', limit: 2 })
  const { mails } = await call('desk.mailsOfOrder', { number, limit: 3 })
  const [{ id }] = mails as [{ id: string }]
  await call('desk.findMail', { id })
  await call('desk.showLinks', { id })
  await call('desk.resendMail', { id })
  await call('desk.writeToClient', { number, text: 'One more thing.', seen: null, ...key() })
  const held = (await recorder.call(owner, 'desk.heldMails')) as unknown
  const last = (held as { id: string }[]).at(-1)
  await call('desk.cancelMail', { id: last?.id })
  await call('desk.sendTestMail')
}

/** People, programs and receivers of events. */
export async function playStudio({ recorder, owner }: Cast) {
  const call = (path: string, input: Values = {}) => recorder.call(owner, path, input)
  const invited = await call('staff.invite', { name: 'Wen', email: 'wen@studio.example', role: 'writer' })
  const id = idIn(invited, 'member')
  await call('staff.list')
  await call('staff.changeRole', { id, role: 'agent' })
  await call('staff.letPublish', { id, mayPublish: true })
  await call('staff.end', { id })
  await call('staff.demandSecondFactor', { demanded: false })
  const wanted = { name: 'Bookkeeping', role: 'agent', scopes: ['money:read'], lifetime: 'quarter' }
  const token = idIn(await call('tokens.create', wanted), 'token')
  await call('tokens.list')
  await call('tokens.revoke', { id: token })
  await call('staff.chooseMails', { whenAssigned: true })
}

/** An endpoint of webhooks, from its first event to its end. */
export async function playWebhooks({ recorder, owner }: Cast) {
  const call = (path: string, input: Values = {}) => recorder.call(owner, path, input)
  const url = `${receiver}/orders`
  const events = ['order.placed', 'order.paid']
  const id = idIn(await call('webhooks.add', { url, description: 'Bookkeeping', events }), 'webhook')
  await call('webhooks.list')
  await call('webhooks.rotateSecret', { id })
  await call('webhooks.sendTest', { id })
  const { deliveries } = await call('webhooks.deliveries', { id, limit: 1 })
  const [{ id: deliveryId }] = deliveries as [{ id: string }]
  await call('webhooks.replay', { id, deliveryId })
  await call('webhooks.replayFailed', { id, since: '2026-11-24' })
  await call('webhooks.switch', { id, isOn: false })
  await call('webhooks.remove', { id })
}

/** A change of the site, from its draft to a release that is taken back. */
export async function playSite({ recorder, owner }: Cast) {
  const call = (path: string, input: Values = {}) => recorder.call(owner, path, input)
  const item = { kind: 'questions', key: 'originality' }
  await call('site.items', { kind: 'people' })
  const { live, version } = await call('site.findItem', item)
  const fields = { ...(live as Values), question: 'Is the work original?' }
  await call('site.saveDraft', { ...item, version, fields })
  await call('site.check')
  await call('site.review')
  await call('site.names')
  const { release } = await call('site.publish', { items: [item], note: 'Shorter' })
  const { number } = release as { number: number }
  await call('site.findRelease', { release: number })
  await call('site.undo', { release: number, note: 'As it was' })
  await call('site.releases', { limit: 1 })
  const added = { kind: 'questions', key: 'rush-work' }
  const draft = { ...fields, question: 'Can you write it by tomorrow?' }
  const { version: first } = await call('site.addItem', { ...added, fields: draft })
  await call('site.renameItem', { ...added, version: first, newKey: 'by-tomorrow' })
  const tomorrow = { kind: 'questions', key: 'by-tomorrow' }
  // Checked against the machine's own time, so the examples know it by its milliseconds.
  const goesLiveAt = `${new Date(Date.now() + dayMs).toISOString().slice(0, 19)}.777Z`
  const planned = (await call('site.schedule', { items: [tomorrow], goesLiveAt }))['release'] as {
    number: number
  }
  await call('site.cancel', { release: planned.number })
  const { version: last } = await call('site.findItem', tomorrow)
  await call('site.discardDraft', { ...tomorrow, version: last })
  await call('site.addPicture', { files: [pictureFiles.webp.toString('base64')] })
  await call('site.opening')
  await call('site.open')
  const { id } = await call('site.sharePreview', { days: 7 })
  await call('site.previewLinks')
  await call('site.endPreview', { id })
}
