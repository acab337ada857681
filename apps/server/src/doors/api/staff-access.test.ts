import { beforeAll, expect, it } from 'vitest'
import type { StaffRole } from '@northword/contract/people/staff'
import { registered, somebody } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { procedureTypes } from '../../testing/requests/test-procedures.ts'
import { callByRest, restPaths } from '../../testing/requests/test-rest.ts'
import { colleague, joined, useMember, useOwner } from '../../testing/test-staff.ts'
import { stateOf } from '../../testing/databases/test-state.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

type Rule = 'everybody' | 'staff' | 'agents' | 'publishers' | 'owner'

/** Rule of each procedure. Signing in, out and by link is open to all. */
const rules: Record<string, Rule> = {
  'staff.setUp': 'everybody',
  'staff.signIn': 'everybody',
  'staff.signOut': 'everybody',
  'staff.join': 'everybody',
  'staff.comeBack': 'everybody',
  'staff.me': 'staff',
  'staff.proveAgain': 'staff',
  'staff.changePassword': 'staff',
  'staff.chooseMails': 'staff',
  'staff.beginSecondFactor': 'staff',
  'staff.confirmSecondFactor': 'staff',
  'staff.endSecondFactor': 'staff',
  'staff.demandSecondFactor': 'owner',
  'staff.list': 'owner',
  'staff.invite': 'owner',
  'staff.changeRole': 'owner',
  'staff.letPublish': 'owner',
  'staff.end': 'owner',
  'tokens.list': 'owner',
  'tokens.create': 'owner',
  'tokens.revoke': 'owner',
  'site.items': 'staff',
  'site.check': 'staff',
  'site.review': 'staff',
  'site.names': 'staff',
  'site.findItem': 'staff',
  'site.addItem': 'staff',
  'site.saveDraft': 'staff',
  'site.discardDraft': 'staff',
  'site.renameItem': 'staff',
  'site.addPicture': 'staff',
  'site.releases': 'staff',
  'site.findRelease': 'staff',
  'site.publish': 'publishers',
  'site.schedule': 'publishers',
  'site.cancel': 'publishers',
  'site.undo': 'publishers',
  'site.opening': 'staff',
  'site.open': 'owner',
  'site.beginPreview': 'staff',
  'site.draftedMails': 'staff',
  'site.previewLinks': 'staff',
  'site.sharePreview': 'staff',
  'site.endPreview': 'staff',
  'webhooks.list': 'owner',
  'webhooks.add': 'owner',
  'webhooks.rotateSecret': 'owner',
  'webhooks.switch': 'owner',
  'webhooks.remove': 'owner',
  'webhooks.sendTest': 'owner',
  'webhooks.deliveries': 'owner',
  'webhooks.replay': 'owner',
  'webhooks.replayFailed': 'owner',
  'desk.queue': 'staff',
  'desk.findCase': 'staff',
  'desk.visitCase': 'staff',
  'desk.claimCase': 'staff',
  'desk.releaseCase': 'staff',
  'desk.putOff': 'staff',
  'desk.addNote': 'staff',
  'desk.logCall': 'agents',
  'desk.moveCase': 'agents',
  'desk.changeAddress': 'agents',
  'desk.changeTerms': 'agents',
  'desk.changeClientTerms': 'owner',
  'desk.warnings': 'owner',
  'desk.findMessage': 'agents',
  'desk.settleMessage': 'agents',
  'desk.reopenMessage': 'agents',
  'desk.countOverClosing': 'staff',
  'desk.findOrders': 'staff',
  'desk.countByTerms': 'staff',
  'desk.listColleagues': 'staff',
  'desk.listViews': 'staff',
  'desk.saveView': 'staff',
  'desk.renameView': 'staff',
  'desk.deleteView': 'staff',
  'desk.undoStep': 'staff',
  'desk.conversation': 'staff',
  'desk.writeToClient': 'agents',
  'desk.deliverText': 'staff',
  'desk.settleAnswer': 'agents',
  // For those who see the order as its client. Being staff gives no access.
  'reviews.find': 'everybody',
  'reviews.countQuestions': 'everybody',
  'reviews.keepComment': 'everybody',
  'reviews.removeComment': 'everybody',
  'reviews.submitRound': 'everybody',
  'reviews.approve': 'everybody',
  'reviews.findCertificate': 'everybody',
  'reviews.compareApproved': 'everybody',
  'reviews.undoApproval': 'everybody',
  'reviews.findAtDesk': 'staff',
  'reviews.findCertificateAtDesk': 'staff',
  'reviews.answerComment': 'staff',
  'reviews.answerStudioComment': 'everybody',
  'reviews.keepStudioComment': 'staff',
  'reviews.removeStudioComment': 'staff',
  'reviews.settleComment': 'staff',
  'desk.askClient': 'staff',
  'deliveries.list': 'everybody',
  'deliveries.read': 'everybody',
  'deliveries.compare': 'everybody',
  'deliveries.listAtDesk': 'staff',
  'deliveries.readAtDesk': 'staff',
  'deliveries.compareAtDesk': 'staff',
  'deliveries.findDraft': 'staff',
  'deliveries.saveDraft': 'staff',
  'deliveries.attachReport': 'staff',
  'deliveries.checkText': 'staff',
  'voices.find': 'staff',
  'voices.save': 'staff',
  'desk.mails': 'agents',
  'desk.mailsOfOrder': 'staff',
  'desk.heldMails': 'staff',
  'desk.findMail': 'agents',
  'desk.showLinks': 'agents',
  'desk.resendMail': 'agents',
  'desk.cancelMail': 'staff',
  'desk.sendTestMail': 'agents',
  'payments.find': 'agents',
  // For those who see the order as its client. Being staff gives no access.
  'payments.ofOrder': 'everybody',
  'payments.requestPayment': 'agents',
  'payments.agreePrice': 'agents',
  'payments.recordPayment': 'agents',
  'payments.keepShare': 'agents',
  'payments.refund': 'agents',
  'payments.reverseEntry': 'agents',
  'orderLinks.copy': 'agents',
  'orderLinks.revoke': 'agents',
}

const guarded = Object.entries(rules).flatMap(([path, rule]) => {
  const doors = restPaths.has(path) ? ['tRPC', 'REST'] : ['tRPC']
  return rule === 'everybody' ? [] : doors.map((door) => [path, door, rule] as const)
})
const ofDesk = [...procedureTypes.keys()].filter((path) =>
  /^(staff|deliveries|desk|voices|payments|reviews|site|tokens|webhooks)\.|^orderLinks\.(copy|revoke)$/.test(
    path,
  ),
)

eachDatabase('Whom the desk lets in', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  const owner = useOwner(site)
  const target = useMember(site, owner, 'writer')
  const browsers = new Map<string, Browser>()
  beforeAll(async () => {
    browsers.set('a guest', newBrowser(site))
    browsers.set('a client', (await registered(site)).browser)
    for (const role of ['agent', 'writer'] as const satisfies StaffRole[])
      browsers.set(role, (await joined(site, owner, role)).browser)
    const rights = { mayPublish: true }
    browsers.set('editor', (await joined(site, owner, 'writer', colleague(), rights)).browser)
    browsers.set('owner', owner.browser)
  })

  /** Without links, which are made while mails are sent. */
  const state = async () => (await stateOf(site)).filter(([table]) => table !== 'tokens')
  const input = () => ({
    ...colleague(),
    id: target.id,
    deliveryId: target.id,
    role: 'writer',
    code: '123',
    demanded: false,
    mayPublish: false,
    currentPassword: somebody().password,
  })
  const ask = (who: string, path: string, door: string) => {
    const browser = browsers.get(who)
    if (!browser) throw new Error(`${who} has no browser.`)
    if (door === 'REST') return callByRest(browser, path, input())
    return procedureTypes.get(path) === 'query' ? browser.ask(path) : browser.call(path, input())
  }

  it('is said for every procedure of the desk', () => {
    expect(Object.keys(rules).toSorted()).toEqual(ofDesk.toSorted())
  })

  /** Answers at every door of procedures with these rules: `desk.queue by REST, agent: 403 …`. */
  const answered = async (people: string[], ...wanted: Rule[]) => {
    const lines: string[] = []
    for (const [path, door] of guarded.filter(([, , rule]) => wanted.includes(rule)))
      for (const who of people) {
        const { status, message, setCookies } = await ask(who, path, door)
        lines.push(`${path} by ${door}, ${who}: ${status} ${message ?? ''}${setCookies.join()}`)
      }
    return lines
  }
  const refused = (people: string[], answer: string, ...wanted: Rule[]) =>
    guarded
      .filter(([, , rule]) => wanted.includes(rule))
      .flatMap(([path, door]) => people.map((who) => `${path} by ${door}, ${who}: ${answer}`))

  it('is nobody who is not signed in there', async () => {
    const before = await state()
    const people = ['a guest', 'a client']
    const rest = ['staff', 'agents', 'publishers', 'owner'] as const
    expect(await answered(people, ...rest)).toEqual(refused(people, '401 Please sign in.', ...rest))
    expect(await state()).toEqual(before)
  })

  it.each([
    ['the owner alone', ['agent', 'writer', 'editor'], ['owner'], 'owner'],
    ['the owner and a writer with this right', ['agent', 'writer'], ['editor', 'owner'], 'publishers'],
    ['no writer', ['writer', 'editor'], ['agent', 'owner'], 'agents'],
    ['everybody of the desk', [], ['agent', 'writer', 'editor', 'owner'], 'staff'],
  ] as const)('is %s, where that is the rule', async (_who, others, allowed, rule) => {
    const before = await state()
    expect(await answered([...others], rule)).toEqual(refused([...others], '403 You may not do this.', rule))
    expect(await state()).toEqual(before)
    const letIn = await answered([...allowed], rule)
    expect(letIn.filter((line) => / 40[13] /.test(line))).toEqual([])
    expect(letIn).not.toEqual([])
  })
})
