import { randomUUID } from 'node:crypto'
import { scopeGroups, type TokenScope, tokenScopes } from '@northword/contract/desk/tokens'
import { beforeAll, expect, it } from 'vitest'
import { restRoutes } from '../../features.ts'
import { guestOrder } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { procedureTypes } from '../../testing/requests/test-procedures.ts'
import { callByRest, restPaths } from '../../testing/requests/test-rest.ts'
import { rightFor } from '../../testing/requests/test-inputs.ts'
import { pictureFiles } from '../../testing/test-pictures.ts'
import { program, useMember, useOwner } from '../../testing/test-staff.ts'
import { stateOf } from '../../testing/databases/test-state.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

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
  'desk.countByTerms': { scope: 'desk:read' },
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
  'desk.findMail': { scope: 'desk:read', noWriter: true },
  'desk.claimCase': { scope: 'cases:take' },
  'desk.releaseCase': { scope: 'cases:take' },
  'desk.undoStep': { scope: 'cases:undo' },
  'payments.requestPayment': { scope: 'money:write', noWriter: true },
  'payments.find': { scope: 'money:read', noWriter: true },
  'payments.agreePrice': { scope: 'money:write', noWriter: true },
  'payments.recordPayment': { scope: 'money:write', noWriter: true },
  'payments.keepShare': { scope: 'money:refund', noWriter: true },
  'payments.refund': { scope: 'money:refund', noWriter: true },
  'payments.reverseEntry': { scope: 'money:refund', noWriter: true },
  'site.items': { scope: 'site:read' },
  'site.check': { scope: 'site:read' },
  'site.review': { scope: 'site:read' },
  'site.names': { scope: 'site:read' },
  'site.findItem': { scope: 'site:read' },
  'site.addItem': { scope: 'site:write' },
  'site.saveDraft': { scope: 'site:write' },
  'site.discardDraft': { scope: 'site:write' },
  'site.renameItem': { scope: 'site:write' },
  'site.addPicture': { scope: 'site:write' },
  'site.releases': { scope: 'site:read' },
  'site.findRelease': { scope: 'site:read' },
  'site.opening': { scope: 'site:read' },
  'webhooks.list': { scope: 'webhooks:read', noWriter: true },
  'webhooks.add': { scope: 'webhooks:write', noWriter: true },
  'webhooks.rotateSecret': { scope: 'webhooks:write', noWriter: true },
  'webhooks.switch': { scope: 'webhooks:write', noWriter: true },
  'webhooks.remove': { scope: 'webhooks:write', noWriter: true },
  'webhooks.sendTest': { scope: 'webhooks:write', noWriter: true },
  'webhooks.deliveries': { scope: 'webhooks:read', noWriter: true },
  'webhooks.replay': { scope: 'webhooks:write', noWriter: true },
  'webhooks.replayFailed': { scope: 'webhooks:write', noWriter: true },
  'desk.exportOrders': { scope: 'exports:read', noWriter: true },
  'payments.exportMoney': { scope: 'exports:read', noWriter: true },
  // Who is here, what they prove, and what programs may do.
  'staff.me': 'a person',
  'staff.demandSecondFactor': 'a person',
  'staff.list': 'a person',
  'staff.invite': 'a person',
  'staff.changeRole': 'a person',
  'staff.letPublish': 'a person',
  'staff.end': 'a person',
  'tokens.list': 'a person',
  'tokens.create': 'a person',
  'tokens.revoke': 'a person',
  // No program publishes.
  'site.publish': 'a person',
  'site.schedule': 'a person',
  'site.cancel': 'a person',
  'site.undo': 'a person',
  'site.open': 'a person',
  'site.previewLinks': 'a person',
  'site.sharePreview': 'a person',
  'site.endPreview': 'a person',
  // One person's own.
  'staff.chooseMails': 'a person',
  'desk.visitCase': 'a person',
  'desk.listViews': 'a person',
  'desk.saveView': 'a person',
  'desk.renameView': 'a person',
  'desk.deleteView': 'a person',
  // Mails wait for a person alone, and go to their mailbox.
  'desk.heldMails': 'a person',
  'desk.cancelMail': 'a person',
  'desk.sendTestMail': 'a person',
  // Secrets of links.
  'desk.showLinks': 'a person',
  // For owners: trust in a client, and faults of the server.
  'desk.changeClientTerms': 'a person',
  'desk.warnings': 'a person',
}

const ofDesk = [...restPaths].filter(([, { url }]) => url.startsWith('/api/desk/')).map(([path]) => path)
/** URLs of files, which no procedure returns. */
const files = new Map(
  restRoutes.flatMap(({ url, operationId }): [string, string][] =>
    url.startsWith('/api/desk/') ? [[operationId, url]] : [],
  ),
)
const ofClients = [...restPaths].filter(([, { url }]) => url.startsWith('/api/orders/')).map(([path]) => path)

async function ask(browser: Browser, path: string, fields: object) {
  const url = files.get(path)
  if (url === undefined) return callByRest(browser, path, fields)
  const range = path === 'payments.exportMoney' ? '?from=2026-01-01&until=2026-12-31' : ''
  const { statusCode, headers, body } = await browser.send('GET', url + range)
  return { status: statusCode, headers, message: statusCode === 200 ? '' : String(JSON.parse(body).message) }
}

eachDatabase('What a program may do', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  const owner = useOwner(site)
  const target = useMember(site, owner, 'writer')
  let number: string
  /** Agents with one scope alone. */
  const agents = new Map<TokenScope, Browser>()
  /** Agents with every other scope. */
  const lacking = new Map<TokenScope, Browser>()
  const writers = new Map<TokenScope, Browser>()
  let allowed: Browser
  let writer: Browser
  beforeAll(async () => {
    number = await guestOrder(site)
    const made = async (role: 'agent' | 'writer', ...scopes: TokenScope[]) =>
      (await program(site, owner, { role, scopes })).browser
    for (const scope of tokenScopes) {
      agents.set(scope, await made('agent', scope))
      lacking.set(scope, await made('agent', ...tokenScopes.filter((other) => other !== scope)))
    }
    for (const scope of [...scopeGroups.desk, ...scopeGroups.site])
      writers.set(scope, await made('writer', scope))
    allowed = await made('agent', ...tokenScopes)
    writer = await made('writer', ...scopeGroups.desk, ...scopeGroups.site)
  })

  /** Without the times that tokens were used, and the links in mails being sent. */
  const state = async () =>
    (await stateOf(site)).filter(([table]) => table !== 'api_tokens' && table !== 'tokens')
  const input = () => ({
    ...rightFor(number),
    id: target.id,
    role: 'owner',
    demanded: true,
    whenAssigned: false,
    email: 'new@mail.example',
    deliveryId: randomUUID(),
    view: 'all',
    note: '',
    name: 'report.pdf',
    url: 'https://93.184.215.14/',
    events: ['order.paid'],
    isOn: true,
    since: '2026-11-20',
  })
  const asBase64 = [pictureFiles.png.toString('base64')]
  const anItem = {
    kind: 'questions',
    key: 'revisions',
    newKey: 'rounds',
    fields: {},
    release: 1,
    files: asBase64,
  }
  const inputFor = (path: string) => ({ ...input(), ...(path.startsWith('site.') && anItem) })

  it('is said for every path of the desk', () => {
    expect(Object.keys(rules).toSorted()).toEqual([...ofDesk, ...files.keys()].toSorted())
  })

  it('is nothing without the scope of a path, with all others, and leaves everything as it is', async () => {
    const before = await state()
    const answers: unknown[] = []
    const wanted: unknown[] = []
    for (const [path, rule] of Object.entries(rules)) {
      const needed = rule === 'a person' ? undefined : rule.scope
      const said = needed
        ? `This API token may not do this: it lacks the scope ${needed}.`
        : 'No API token may do this. Somebody has to sign in at the desk.'
      const browser = (needed && lacking.get(needed)) ?? allowed
      const { status, message, headers } = await ask(browser, path, input())
      answers.push([path, status, message, headers['www-authenticate']])
      wanted.push([path, 403, said, needed && 'Bearer error="insufficient_scope"'])
      if (rule === 'a person' || !rule.noWriter) continue
      answers.push([path, 'a writer', (await ask(writer, path, input())).status])
      wanted.push([path, 'a writer', 403])
    }
    expect(answers).toEqual(wanted)
    expect(await state()).toEqual(before)
  })

  it('is everything that its scope names', async () => {
    // Well-formed input, so that only the order's own rules may refuse it.
    const fine = [200, 201, 204, 404, 409]
    const wrong: unknown[] = []
    for (const [path, rule] of Object.entries(rules)) {
      if (rule === 'a person') continue
      const { status } = await ask(agents.get(rule.scope) ?? newBrowser(site), path, inputFor(path))
      if (!fine.includes(status)) wrong.push([path, status])
      if (rule.noWriter) continue
      const byWriter = await ask(writers.get(rule.scope) ?? newBrowser(site), path, inputFor(path))
      if ([401, 403].includes(byWriter.status)) wrong.push([path, 'writer', byWriter.status])
    }
    expect(wrong).toEqual([])
  })

  it('is said in words that fit a program', async () => {
    const nothing = { ...input(), number: 'NW-ORD-20261120-0000' }
    const said = new Set<unknown>()
    for (const [path, rule] of Object.entries(rules)) {
      if (rule === 'a person') continue
      const browser = agents.get(rule.scope) ?? newBrowser(site)
      if (!files.has(path)) said.add((await callByRest(browser, path, nothing)).message)
    }
    for (const path of ofClients) said.add((await callByRest(allowed, path, nothing)).message)
    expect(said).toContain('There is no such order.')
    expect([...said].join()).not.toMatch(/your account/)
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
    expect(restPaths.get('desk.findMail')?.summary).toContain('money:read')
  })

  it('is nothing for a client', async () => {
    const answers = await Promise.all(
      ofClients.map(async (path) => [
        path,
        [401, 404].includes((await callByRest(allowed, path, input())).status),
      ]),
    )
    expect(answers.filter(([, isRefused]) => !isRefused)).toEqual([])
    expect(answers).not.toEqual([])
  })

  it('is nothing by tRPC', async () => {
    const taken: unknown[] = []
    for (const [path, type] of procedureTypes) {
      if (!(path in rules)) continue
      const { status } =
        type === 'query' ? await allowed.ask(path, input()) : await allowed.call(path, input())
      if (status !== 401) taken.push([path, status])
    }
    expect(taken).toEqual([])
  })
})
