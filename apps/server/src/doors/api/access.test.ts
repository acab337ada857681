import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { clientWithOrder, registered, somebody } from '../../testing/test-accounts.ts'
import { linkHolder } from '../../testing/test-links.ts'
import { noVoice } from '../../testing/requests/test-inputs.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import type { AppRouter } from '../../router.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { procedureTypes } from '../../testing/requests/test-procedures.ts'
import { callByRest, restPaths } from '../../testing/requests/test-rest.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { ada } from '../../testing/test-orders.ts'

type Features = AppRouter['_def']['record']
type Procedure = {
  [Feature in keyof Features]: `${Feature}.${keyof Features[Feature] & string}`
}[keyof Features]

type Owner = Awaited<ReturnType<typeof registered>> & { number: string; site: TestApp }

interface Row {
  /** Input that names the owner's rows if possible. */
  input?: (owner: Owner) => object | Promise<object>
  /** Expected statuses: without sign-in, for another client, for the owner. */
  guest: number
  other: number
  owner: number
  /** For a holder of a link to the owner's order, on its page. Default: `guest`. */
  link?: number
  /** For a holder of a link to another order. Default: `guest`. */
  otherLink?: number
  /** True: the answer shows the owner private facts. */
  ownerSees?: true
}

const wrongLink = () => ({ token: 'A'.repeat(43) })
const order = ({ person: { email } }: Owner) => ({ ...ada, email, idempotencyKey: randomUUID() })
const voice = { note: '', ...noVoice, revision: 0 }
const everybody = (status: number) => ({ guest: status, other: status, owner: status })
const someId = () => ({ id: randomUUID() })
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const money =
  (act: object) =>
  ({ number }: Owner) => ({ number, idempotencyKey: randomUUID(), ...act })
const letter =
  (said: object) =>
  ({ number }: Owner) => ({ number, idempotencyKey: randomUUID(), ...said })
const aText =
  (more: object = {}) =>
  ({ number }: Owner) => ({ number, piece: 1, version: 1, ...more })
const mailOf = async ({ site, number }: Owner) =>
  (await site.rows(`select id from mails where subject like '%${number}%' limit 1`))[0]
/** For procedures that the holder of a link may use like the client. */
const ownOrder = { guest: 404, other: 404, owner: 200, link: 200, otherLink: 404 }
/** For procedures about a text that the order does not have yet. */
const noText = { ...everybody(404), link: 404, otherLink: 404 }
const clients = { guest: 401, other: 200, owner: 200 }
const staffAlone = (input: NonNullable<Row['input']>) => ({ input, ...everybody(401) })
const ofOrder = ({ number }: Owner) => ({ number })

const matrix: Record<Procedure, Row> = {
  'account.find': { ...clients, ownerSees: true },
  'account.updateProfile': { input: () => ({ name: 'Another Name' }), ...clients, ownerSees: true },
  'account.deleteAccount': { input: ({ person: { password } }) => ({ password }), ...clients, other: 400 },
  'auth.signUp': { input: ({ person }) => person, ...everybody(409) },
  'auth.signIn': { input: ({ person: { email } }) => ({ email, password: 'a guess' }), ...everybody(401) },
  'auth.signOut': everybody(200),
  'auth.me': { ...clients, ownerSees: true },
  'auth.verifyEmail': {
    input: async ({ site, person: { email } }) => ({ token: await site.linkTo(email) }),
    guest: 403,
    other: 403,
    owner: 200,
    ownerSees: true,
  },
  'auth.resendVerification': clients,
  'auth.forgotPassword': { input: ({ person: { email } }) => ({ email }), ...everybody(200) },
  'auth.mailSignInLink': { input: ({ person: { email } }) => ({ email }), ...everybody(200) },
  'auth.signInByLink': { input: wrongLink, ...everybody(400) },
  'auth.resetPassword': { input: () => ({ ...wrongLink(), password: 'another one' }), ...everybody(400) },
  'auth.changePassword': {
    input: ({ person: { password } }) => ({ currentPassword: password, password: 'another one' }),
    ...clients,
    other: 400,
  },
  'auth.listSessions': { ...clients, ownerSees: true },
  'auth.endSession': { input: async (owner) => ({ id: await sessionOf(owner) }), ...clients },
  'auth.signOutEverywhere': clients,
  'contact.sendMessage': {
    input: ({ person: { name, email } }) => ({ name, email, message: 'Hello there' }),
    ...everybody(200),
  },
  'conversation.list': { input: ofOrder, ...ownOrder },
  'conversation.write': { input: letter({ text: 'Hello there' }), ...ownOrder },
  'conversation.sayPaid': { input: letter({}), ...ownOrder, owner: 409, link: 409 },
  'deliveries.list': { input: ofOrder, ...ownOrder },
  'deliveries.read': { input: aText(), ...noText },
  'deliveries.compare': { input: aText({ from: 1 }), ...noText },
  'deliveries.listAtDesk': staffAlone(ofOrder),
  'deliveries.readAtDesk': staffAlone(aText()),
  'deliveries.compareAtDesk': staffAlone(aText({ from: 1 })),
  'deliveries.findDraft': staffAlone(aText()),
  'deliveries.saveDraft': staffAlone(aText({ text: '', format: 'plain', revision: 0 })),
  'deliveries.attachReport': staffAlone(
    aText({ name: 'report.pdf', base64: Buffer.from('%PDF-1.7').toString('base64') }),
  ),
  'deliveries.checkText': staffAlone(aText({ text: '', format: 'plain' })),
  'voices.find': staffAlone(ofOrder),
  'voices.save': staffAlone(({ number }) => ({ number, ...voice })),
  'reviews.find': { input: ofOrder, ...ownOrder },
  'reviews.countQuestions': { input: ofOrder, ...ownOrder },
  'reviews.keepComment': { input: aText({ id: randomUUID(), passage: null, text: 'Shorter' }), ...noText },
  'reviews.removeComment': { input: ({ number }) => ({ number, ...someId() }), ...ownOrder },
  'reviews.submitRound': { input: letter({ piece: 1 }), ...ownOrder, owner: 409, link: 409 },
  'reviews.approve': { input: aText({ by: 'Somebody' }), ...noText, guest: 401 },
  'reviews.findCertificate': { input: aText(), ...noText },
  'reviews.compareApproved': { input: aText({ text: 'Hello.' }), ...noText },
  'reviews.undoApproval': { input: wrongLink, ...everybody(400) },
  'reviews.findAtDesk': staffAlone(ofOrder),
  'reviews.findCertificateAtDesk': staffAlone(aText()),
  'reviews.answerComment': staffAlone(({ number }) => ({ number, ...someId(), kind: 'done' })),
  'reviews.answerStudioComment': {
    input: ({ number }) => ({ number, ...someId(), text: 'It is' }),
    ...noText,
  },
  'reviews.keepStudioComment': staffAlone(aText({ id: randomUUID(), passage: null, text: 'Is it?' })),
  'reviews.removeStudioComment': staffAlone(({ number }) => ({ number, ...someId() })),
  'reviews.settleComment': staffAlone(({ number }) => ({ number, ...someId() })),
  'desk.askClient': staffAlone(aText({ ids: [randomUUID()] })),
  'newsletter.subscribe': { input: ({ person: { email } }) => ({ email }), ...everybody(200) },
  'newsletter.confirmSubscription': { input: wrongLink, ...everybody(400) },
  'newsletter.unsubscribe': { input: wrongLink, ...everybody(400) },
  'orderLinks.open': { input: wrongLink, ...everybody(400) },
  'orderLinks.close': everybody(200),
  'orderLinks.find': { ...everybody(200), link: 200 },
  'orderLinks.confirmAddress': { ...everybody(400), link: 200, otherLink: 200 },
  // Both addresses are proven.
  'orderLinks.rejectAddress': { ...everybody(400), link: 403, otherLink: 403 },
  'orderLinks.mailNew': { input: ({ number, person: { email } }) => ({ number, email }), ...everybody(200) },
  'orderLinks.undoCancellation': { input: wrongLink, ...everybody(400) },
  'orderLinks.copy': staffAlone(ofOrder),
  'orderLinks.revoke': staffAlone(ofOrder),
  'orders.place': { input: order, ...everybody(200) },
  'orders.list': { ...clients, ownerSees: true },
  'orders.find': { input: ofOrder, ...ownOrder, guest: 401, ownerSees: true },
  'orders.cancel': {
    input: ({ number }) => ({ number, by: 'Somebody' }),
    ...ownOrder,
    guest: 401,
    ownerSees: true,
  },
  'orders.listSummaries': { ...clients, ownerSees: true },
  'projects.list': { ...clients, ownerSees: true },
  'projects.listSummaries': { ...clients, ownerSees: true },
  'projects.countWork': clients,
  'desk.queue': staffAlone(() => ({ view: 'all' })),
  'desk.findCase': staffAlone(ofOrder),
  'desk.claimCase': staffAlone(({ number }) => ({ number, version: 0 })),
  'desk.releaseCase': staffAlone(({ number }) => ({ number, version: 0 })),
  'desk.putOff': staffAlone(({ number }) => ({ number, version: 0, until: inAnHour() })),
  'desk.visitCase': staffAlone(ofOrder),
  'desk.addNote': staffAlone(({ number }) => ({ number, text: 'Hello' })),
  'desk.logCall': staffAlone(({ number }) => ({ number, version: 0, outcome: 'reached' })),
  'desk.moveCase': staffAlone(({ number }) => ({ number, version: 0, to: 'Cancelled' })),
  'desk.changeAddress': staffAlone(({ number }) => ({
    number,
    version: 0,
    email: 'new@mail.example',
    reason: 'As told',
  })),
  'desk.changeTerms': staffAlone(({ number }) => ({ number, version: 0, terms: 'net30' })),
  'desk.changeClientTerms': staffAlone(({ number }) => ({ number, version: 0, terms: 'net30' })),
  'desk.findMessage': staffAlone(() => ({ id: randomUUID() })),
  'desk.settleMessage': staffAlone(() => ({ id: randomUUID() })),
  'desk.reopenMessage': staffAlone(() => ({ id: randomUUID() })),
  'desk.countOverClosing': everybody(401),
  'desk.warnings': everybody(401),
  'desk.findOrders': staffAlone(({ person: { email } }) => ({ q: email })),
  'desk.countByTerms': everybody(401),
  'desk.listColleagues': everybody(401),
  'desk.listViews': everybody(401),
  'desk.saveView': staffAlone(() => ({ name: 'Late', query: {} })),
  'desk.renameView': staffAlone(() => ({ id: randomUUID(), name: 'Late' })),
  'desk.deleteView': staffAlone(() => ({ id: randomUUID() })),
  'desk.undoStep': staffAlone(({ number }) => ({ number, version: 0 })),
  'desk.conversation': staffAlone(ofOrder),
  'desk.writeToClient': staffAlone(letter({ text: 'Hello there' })),
  'desk.deliverText': staffAlone(
    letter({ piece: 1, revision: 1, report: { kind: 'none', reason: 'Because' } }),
  ),
  'desk.settleAnswer': staffAlone(({ number }) => ({ number, seen: randomUUID() })),
  'desk.mails': staffAlone(() => ({ view: 'all' })),
  'desk.mailsOfOrder': staffAlone(ofOrder),
  'desk.heldMails': everybody(401),
  'desk.findMail': staffAlone(mailOf),
  'desk.showLinks': staffAlone(mailOf),
  'desk.resendMail': staffAlone(mailOf),
  'desk.cancelMail': staffAlone(mailOf),
  'desk.sendTestMail': everybody(401),
  'payments.find': staffAlone(ofOrder),
  'payments.ofOrder': { input: ofOrder, ...ownOrder },
  'payments.requestPayment': staffAlone(money({ way: 'bank-transfer' })),
  'payments.agreePrice': staffAlone(money({ cents: 100 })),
  'payments.recordPayment': staffAlone(money({ cents: 100, receivedOn: '2026-11-20', method: 'card' })),
  'payments.keepShare': staffAlone(money({ cents: 100, reason: 'Work' })),
  'payments.refund': staffAlone(money({ cents: 100, sentOn: '2026-11-20', method: 'card', reason: 'Late' })),
  'payments.reverseEntry': staffAlone(money({ entryId: randomUUID(), reason: 'Mistake' })),
  'tokens.list': everybody(401),
  'tokens.create': staffAlone(() => ({
    name: 'Mine',
    role: 'agent',
    scopes: ['desk:read'],
    lifetime: 'month',
  })),
  'tokens.revoke': staffAlone(() => ({ id: randomUUID() })),
  'site.items': everybody(401),
  'site.check': everybody(401),
  'site.review': everybody(401),
  'site.names': everybody(401),
  'site.findItem': everybody(401),
  'site.addItem': everybody(401),
  'site.saveDraft': everybody(401),
  'site.discardDraft': everybody(401),
  'site.renameItem': everybody(401),
  'site.addPicture': everybody(401),
  'site.releases': everybody(401),
  'site.findRelease': everybody(401),
  'site.publish': everybody(401),
  'site.schedule': everybody(401),
  'site.cancel': everybody(401),
  'site.undo': everybody(401),
  'site.opening': everybody(401),
  'site.open': everybody(401),
  'site.beginPreview': everybody(401),
  'site.draftedMails': everybody(401),
  'site.previewLinks': everybody(401),
  'site.sharePreview': everybody(401),
  'site.endPreview': everybody(401),
  'mailServer.find': everybody(401),
  'mailServer.save': staffAlone(() => ({ host: 'mail.studio.example', port: 587, security: 'starttls' })),
  'mailServer.remove': everybody(401),
  'mailServer.test': everybody(401),
  'webhooks.list': everybody(401),
  'webhooks.add': staffAlone(() => ({ url: 'https://93.184.215.14/', events: ['order.placed'] })),
  'webhooks.rotateSecret': staffAlone(someId),
  'webhooks.switch': staffAlone(() => ({ ...someId(), isOn: true })),
  'webhooks.remove': staffAlone(someId),
  'webhooks.sendTest': staffAlone(someId),
  'webhooks.deliveries': staffAlone(someId),
  'webhooks.replay': staffAlone(() => ({ ...someId(), deliveryId: randomUUID() })),
  'webhooks.replayFailed': staffAlone(() => ({ ...someId(), since: '2026-11-20' })),
  'staff.setUp': {
    input: ({ person: { name, email } }) => ({ ...wrongLink(), name, email, password: 'a long new one' }),
    ...everybody(400),
  },
  'staff.signIn': staffAlone(({ person: { email, password } }) => ({ email, password })),
  'staff.signOut': everybody(200),
  'staff.join': { input: () => ({ ...wrongLink(), password: 'a long new one' }), ...everybody(400) },
  'staff.comeBack': { input: () => ({ ...wrongLink(), password: 'a long new one' }), ...everybody(400) },
  'staff.me': everybody(401),
  'staff.proveAgain': staffAlone(({ person: { password } }) => ({ password })),
  'staff.changePassword': staffAlone(({ person: { password } }) => ({
    currentPassword: password,
    password: 'a long new one',
  })),
  'staff.chooseMails': staffAlone(() => ({ whenAssigned: false })),
  'staff.beginSecondFactor': everybody(401),
  'staff.confirmSecondFactor': staffAlone(() => ({ code: '123456' })),
  'staff.endSecondFactor': everybody(401),
  'staff.demandSecondFactor': staffAlone(() => ({ demanded: true })),
  'staff.list': everybody(401),
  'staff.invite': staffAlone(({ person: { name, email } }) => ({ name, email, role: 'owner' })),
  'staff.changeRole': staffAlone(({ id }) => ({ id, role: 'owner' })),
  'staff.letPublish': staffAlone(({ id }) => ({ id, mayPublish: true })),
  'staff.end': staffAlone(({ id }) => ({ id })),
}

const sessionOf = async ({ site, id }: Owner) =>
  String((await site.rows(`select id from sessions where user_id = '${id}'`))[0]?.id)

/** The desk's procedures, to which the link of a client is nothing. */
const isOfStaff = ([, { guest, other, owner }]: [string, Row]) =>
  [guest, other, owner].every((status) => status === 401)

/** Makes a new one for each call that may change it, and one for all others. */
function oneOrNew<Made>(make: () => Promise<Made>): (isNew: boolean) => Promise<Made> {
  let one: Promise<Made> | undefined
  return (isNew) => (isNew ? make() : (one ??= make()))
}

/** True for a mutation that succeeds for someone. */
const mayChange = (path: string, { guest, other, owner, link = guest, otherLink = guest }: Row) =>
  procedureTypes.get(path) === 'mutation' && [guest, other, owner, link, otherLink].includes(200)

eachDatabase('Who may do what', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  const ask = (browser: Browser, path: string, input: unknown) =>
    procedureTypes.get(path) === 'query' ? browser.ask(path, input) : browser.call(path, input)

  /** In one statement, which is asked for three times a case. */
  const belongings = ({ id, number }: Owner) =>
    site.rows(
      [
        `users where id = '${id}'`,
        `(select id, user_id, token_hash, ends_at from sessions) as sessions where user_id = '${id}'`,
        `orders where number = '${number}'`,
        `order_messages where order_id = (select id from orders where number = '${number}')`,
        `projects where user_id = '${id}'`,
      ]
        .map((rows) => `select json_agg(one::text order by one::text) from (select * from ${rows}) as one`)
        .join(' union all '),
    )

  /** Two clients, one with an order, and holders of links to that order and to a guest's. */
  const world = {
    owner: async (): Promise<Owner> => ({ ...(await clientWithOrder(site)), site }),
    stranger: () => registered(site, somebody({ name: 'Mallory' })),
    holder: () => linkHolder(site),
  }
  const owners = oneOrNew(world.owner)
  const strangers = oneOrNew(world.stranger)
  const holders = oneOrNew(world.holder)
  const ownHolders = oneOrNew(async () => {
    const owner = await world.owner()
    return { owner, browser: await linkHolder(site, owner) }
  })

  it('is said for every procedure of the product', () => {
    expect(Object.keys(matrix).toSorted()).toEqual([...procedureTypes.keys()].toSorted())
  })

  it.each(Object.entries(matrix))('is so for %s', async (path, row) => {
    const isMutation = procedureTypes.get(path) === 'mutation'
    const owner = await owners(mayChange(path, row))
    const stranger = await strangers(isMutation && row.other === 200)
    const holder = await holders(isMutation && (row.otherLink ?? row.guest) === 200)
    const input = await row.input?.(owner)
    const marks = [owner.id, owner.number, await sessionOf(owner), owner.person.email]
    const before = await belongings(owner)

    const byGuest = await ask(newBrowser(site), path, input)
    const byOther = await ask(stranger.browser, path, input)
    expect({ guest: byGuest.status, other: byOther.status }).toEqual({ guest: row.guest, other: row.other })
    const byRest = restPaths.has(path)
      ? [await callByRest(newBrowser(site), path, input), await callByRest(stranger.browser, path, input)]
      : []
    expect(byRest.map(({ status }) => status)).toEqual(byRest.length > 0 ? [row.guest, row.other] : [])
    // An order placed with the owner's address belongs to the stranger who placed it.
    const said = JSON.stringify(
      path === 'orders.place'
        ? []
        : [byGuest, byOther, ...byRest].map(({ body, message, issues }) => [body, message, issues]),
    )
    for (const mark of marks) expect(said).not.toContain(mark)
    expect(await belongings(owner)).toEqual(before)

    const byOtherLink = [await ask(holder, path, input)]
    if (restPaths.has(path)) byOtherLink.push(await callByRest(holder, path, input))
    for (const { status } of byOtherLink) expect(status).toBe(row.otherLink ?? row.guest)
    const told =
      path === 'orders.place' ? '' : JSON.stringify(byOtherLink.map(({ body, message }) => [body, message]))
    for (const mark of marks) expect(told).not.toContain(mark)
    expect(await belongings(owner)).toEqual(before)

    const byOwner = await ask(owner.browser, path, input)
    expect(byOwner.status).toBe(row.owner)
    const shown = JSON.stringify(byOwner.body)
    expect(marks.some((mark) => shown.includes(mark))).toBe(row.ownerSees ?? path === 'orders.place')
    if (!mayChange(path, row)) expect(await belongings(owner)).toEqual(before)
  })

  async function expectByOwnLink(path: string, row: Row) {
    const { owner, browser } = await ownHolders(mayChange(path, row))
    const own = await site.rows(`select * from users where id = '${owner.id}'`)
    const input = await row.input?.(owner)
    const answer = await ask(browser, path, input)
    expect(answer.status).toBe(row.link ?? row.guest)
    // The link works the same by either door, and repeating a call changes nothing.
    if (restPaths.has(path)) {
      const { status } = await callByRest(browser, path, input)
      expect(status < 300 ? 200 : status).toBe(answer.status)
    }
    // Neither the account nor one of its sessions.
    const said = JSON.stringify(answer.body)
    expect(said).not.toContain(await sessionOf(owner))
    if (row.link === undefined && path !== 'orders.place') expect(said).not.toContain(owner.number)
    expect(await site.rows(`select * from users where id = '${owner.id}'`)).toEqual(own)
  }
  const ofStaff = Object.entries(matrix).filter(isOfStaff)
  const ofClients = Object.entries(matrix).filter((row) => !isOfStaff(row))
  it.each(ofClients)('is so for %s, by a link to the order', (path, row) => expectByOwnLink(path, row))
  it.each(ofStaff)('is so for %s, by a link to the order', { tags: ['thorough'] }, (path, row) =>
    expectByOwnLink(path, row),
  )
})
