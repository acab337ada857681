import { randomUUID } from 'node:crypto'
import { type TokenScope, tokenScopes } from '@northword/contract/desk/tokens'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placed, somebody } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { procedureTypes } from '../../testing/requests/test-procedures.ts'
import { callByRest, restPaths } from '../../testing/requests/test-rest.ts'
import { noVoice } from '../../testing/requests/test-inputs.ts'
import { type Colleague, joined, owned, program } from '../../testing/test-staff.ts'
import { stateOf } from '../../testing/databases/test-state.ts'

interface Rule {
  scope: TokenScope
  noWriter?: true
}

/** Scope that each path of the desk requires, or members only. */
const rules: Record<string, Rule | 'a person'> = {
  'desk.queue': { scope: 'desk:read' },
  'desk.findCase': { scope: 'desk:read' },
  'desk.countOverClosing': { scope: 'desk:read' },
  'desk.findOrders': { scope: 'desk:read' },
  'desk.listColleagues': { scope: 'desk:read' },
  'desk.conversation': { scope: 'desk:read' },
  'desk.mailsOfOrder': { scope: 'desk:read' },
  'desk.putOff': { scope: 'desk:write' },
  'desk.addNote': { scope: 'desk:write' },
  'desk.findMessage': { scope: 'desk:read', noWriter: true },
  'desk.mails': { scope: 'desk:read', noWriter: true },
  'desk.logCall': { scope: 'desk:write', noWriter: true },
  'desk.moveCase': { scope: 'desk:write', noWriter: true },
  'desk.changeAddress': { scope: 'desk:write', noWriter: true },
  'desk.settleMessage': { scope: 'desk:write', noWriter: true },
  'desk.reopenMessage': { scope: 'desk:write', noWriter: true },
  'desk.changeTerms': { scope: 'desk:write', noWriter: true },
  'desk.writeToClient': { scope: 'desk:write', noWriter: true },
  'reviews.findAtDesk': { scope: 'desk:read' },
  'reviews.findCertificateAtDesk': { scope: 'desk:read' },
  'reviews.answerComment': { scope: 'desk:write' },
  'reviews.keepStudioComment': { scope: 'desk:write' },
  'reviews.removeStudioComment': { scope: 'desk:write' },
  'reviews.settleComment': { scope: 'desk:write' },
  'desk.askClient': { scope: 'desk:write' },
  'desk.deliverText': { scope: 'desk:write' },
  'deliveries.listAtDesk': { scope: 'desk:read' },
  'deliveries.readAtDesk': { scope: 'desk:read' },
  'deliveries.compareAtDesk': { scope: 'desk:read' },
  'deliveries.findDraft': { scope: 'desk:read' },
  'deliveries.saveDraft': { scope: 'desk:write' },
  'deliveries.attachReport': { scope: 'desk:write' },
  'deliveries.checkText': { scope: 'desk:write' },
  'voices.find': { scope: 'desk:read' },
  'voices.save': { scope: 'desk:write' },
  'desk.settleAnswer': { scope: 'desk:write', noWriter: true },
  'desk.resendMail': { scope: 'desk:write', noWriter: true },
  'desk.changeClientTerms': 'a person',
  'desk.visitCase': 'a person',
  'desk.warnings': 'a person',
  'desk.findMail': { scope: 'desk:read', noWriter: true },
  'desk.claimCase': 'a person',
  'desk.releaseCase': 'a person',
  'desk.undoStep': 'a person',
  'desk.listViews': 'a person',
  'desk.saveView': 'a person',
  'desk.renameView': 'a person',
  'desk.deleteView': 'a person',
  'desk.heldMails': 'a person',
  'desk.showLinks': 'a person',
  'desk.cancelMail': 'a person',
  'desk.sendTestMail': 'a person',
  'payments.requestPayment': { scope: 'money:write', noWriter: true },
  'payments.find': { scope: 'money:read', noWriter: true },
  'payments.agreePrice': { scope: 'money:write', noWriter: true },
  'payments.recordPayment': { scope: 'money:write', noWriter: true },
  'payments.keepShare': 'a person',
  'payments.refund': 'a person',
  'payments.reverseEntry': 'a person',
  'staff.me': 'a person',
  'staff.demandSecondFactor': 'a person',
  'staff.list': 'a person',
  'staff.invite': 'a person',
  'staff.changeRole': 'a person',
  'staff.end': 'a person',
  'tokens.list': 'a person',
  'tokens.create': 'a person',
  'tokens.revoke': 'a person',
  'webhooks.list': 'a person',
  'webhooks.add': 'a person',
  'webhooks.rotateSecret': 'a person',
  'webhooks.switch': 'a person',
  'webhooks.remove': 'a person',
  'webhooks.sendTest': 'a person',
  'webhooks.deliveries': 'a person',
  'webhooks.replay': 'a person',
  'webhooks.replayFailed': 'a person',
}

const ofDesk = [...restPaths].filter(([, { url }]) => url.startsWith('/api/desk/')).map(([path]) => path)
const ofClients = [...restPaths].filter(([, { url }]) => url.startsWith('/api/order/')).map(([path]) => path)

eachDatabase('What a program may do', (open) => {
  let site: TestApp
  let owner: Colleague
  let target: Colleague
  let number: string
  const agents = new Map<TokenScope, Browser>()
  const writers = new Map<TokenScope, Browser>()
  beforeAll(async () => {
    site = await openTestApp(open, { RATE_LIMIT_FACTOR: '100' })
    owner = await owned(site)
    target = await joined(site, owner, 'writer')
    number = await placed(newBrowser(site), somebody().email)
    for (const scope of tokenScopes)
      agents.set(scope, (await program(site, owner, { scopes: [scope] })).browser)
    for (const scope of ['desk:read', 'desk:write'] as const)
      writers.set(scope, (await program(site, owner, { scopes: [scope], role: 'writer' })).browser)
  })
  afterAll(() => site.close())

  /** Without the times that tokens were used, and the links in mails being sent. */
  const state = async () =>
    (await stateOf(site)).filter(([table]) => table !== 'api_tokens' && table !== 'tokens')
  const input = () => ({
    number,
    version: 0,
    id: target.id,
    ids: [randomUUID()],
    role: 'owner',
    demanded: true,
    text: 'Hello',
    outcome: 'reached',
    to: 'Cancelled',
    until: new Date(Date.now() + 3_600_000).toISOString(),
    cents: 100,
    receivedOn: '2026-11-20',
    sentOn: '2026-11-20',
    method: 'card',
    reason: 'Because',
    email: 'new@mail.example',
    entryId: randomUUID(),
    deliveryId: randomUUID(),
    seen: randomUUID(),
    terms: 'net30',
    way: 'bank-transfer',
    view: 'all',
    ...noVoice,
    note: '',
    piece: 1,
    passage: null,
    kind: 'done',
    from: 1,
    revision: 0,
    format: 'markdown',
    name: 'report.pdf',
    report: { kind: 'none', reason: 'Because' },
    base64: Buffer.from('%PDF-1.7').toString('base64'),
    idempotencyKey: randomUUID(),
  })

  it('is said for every path of the desk', () => {
    expect(Object.keys(rules).toSorted()).toEqual(ofDesk.toSorted())
  })

  it('is nothing without the scope of a path, and leaves everything as it is', async () => {
    const before = await state()
    const answers: unknown[] = []
    const wanted: unknown[] = []
    for (const [path, rule] of Object.entries(rules)) {
      const needed = rule === 'a person' ? undefined : rule.scope
      const said = needed
        ? `This API token may not do this: it lacks the scope ${needed}.`
        : 'No API token may do this. Somebody has to sign in at the desk.'
      for (const [scope, browser] of agents) {
        if (scope === needed) continue
        const { status, message, headers } = await callByRest(browser, path, input())
        answers.push([path, scope, status, message, headers['www-authenticate']])
        wanted.push([path, scope, 403, said, needed && 'Bearer error="insufficient_scope"'])
      }
      if (rule === 'a person' || !rule.noWriter) continue
      for (const [scope, browser] of writers) {
        answers.push([path, `${scope} of a writer`, (await callByRest(browser, path, input())).status])
        wanted.push([path, `${scope} of a writer`, 403])
      }
    }
    expect(answers).toEqual(wanted)
    expect(await state()).toEqual(before)
  })

  it('is everything that its scope names', async () => {
    // Well-formed input, so that only the order's own rules may refuse it.
    const fine = [200, 204, 404, 409]
    const wrong: unknown[] = []
    for (const [path, rule] of Object.entries(rules)) {
      if (rule === 'a person') continue
      const { status } = await callByRest(agents.get(rule.scope) ?? newBrowser(site), path, input())
      if (!fine.includes(status)) wrong.push([path, status])
      if (rule.noWriter) continue
      const byWriter = await callByRest(writers.get(rule.scope) ?? newBrowser(site), path, input())
      if ([401, 403].includes(byWriter.status)) wrong.push([path, 'writer', byWriter.status])
    }
    expect(wrong).toEqual([])
  })

  it('is to see money by the scope for it alone', async () => {
    const [{ id: mailId }] = (await site.rows(`select id from mails where order_id is not null limit 1`)) as [
      { id: string },
    ]
    const both = (await program(site, owner, { scopes: ['desk:read', 'money:read'] })).browser
    const desk = agents.get('desk:read') ?? newBrowser(site)
    await site.rows(`update desk_states set later_until = null`)
    await site.rows(`update orders set refund_due_at = now() where number = '${number}'`)
    const seen = async (browser: Browser) => {
      const found = await callByRest(browser, 'desk.findCase', { number })
      const { duties } = (await callByRest(browser, 'desk.queue', { view: 'refund' })).body
      const { priceCents, email } = found.body['order'] as Record<string, unknown>
      const mail = await callByRest(browser, 'desk.findMail', { id: mailId })
      return [priceCents !== null, email !== null, (duties as object[]).length > 0, mail.status]
    }
    expect(await seen(desk)).toEqual([false, true, false, 403])
    expect(await seen(both)).toEqual([true, true, true, 200])
  })

  it('is nothing for a client', async () => {
    const answers = await Promise.all(
      ofClients.flatMap((path) =>
        [...agents.values()].map(async (browser) => [
          path,
          [401, 404].includes((await callByRest(browser, path, input())).status),
        ]),
      ),
    )
    expect(answers.filter(([, isRefused]) => !isRefused)).toEqual([])
    expect(answers).not.toEqual([])
  })

  it('is nothing by tRPC', async () => {
    const taken: unknown[] = []
    for (const [path, type] of procedureTypes) {
      if (!(path in rules)) continue
      for (const browser of agents.values()) {
        const { status } =
          type === 'query' ? await browser.ask(path, input()) : await browser.call(path, input())
        if (status !== 401) taken.push([path, status])
      }
    }
    expect(taken).toEqual([])
  })
})
