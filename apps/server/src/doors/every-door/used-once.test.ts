import { expect, it } from 'vitest'
import { approvalUndo } from '../../features/texts/approvals/approval-undo.ts'
import { resetPurpose } from '../../features/staff/staff-mails.ts'
import { guestOrder, registered, somebody } from '../../testing/test-accounts.ts'
import { type Answer, type Browser, elsewhere, newBrowser } from '../../testing/requests/test-browser.ts'
import { onPostgres } from '../../testing/databases/test-database.ts'
import { rightFor } from '../../testing/requests/test-inputs.ts'
import { linkHolder, mintedSecret, onLinkPage, opened, secretFor } from '../../testing/test-links.ts'
import {
  codeOf,
  colleague,
  type Colleague,
  joined,
  owned,
  secretOf,
  setUpToken,
  withSecondFactor,
} from '../../testing/test-staff.ts'
import { hasText } from '../../testing/test-texts.ts'
import { useBesides, useTestApp } from '../../testing/use-test-app.ts'

/** An act that works once. Default browser: a new one each time. */
interface Once {
  browser?: Browser
  path: string
  /** `at` numbers concurrent calls. */
  input?: (at: number) => object
}

onPostgres('An act that counts once, sent four times at once to two instances', (open) => {
  const settings = { RATE_LIMIT_FACTOR: '1000' }
  const site = useTestApp(open, settings)
  const second = useBesides(site, settings)
  let owner: Colleague

  async function minted(purpose: string, subjectId: string) {
    return mintedSecret(site, { purpose, subjectId })
  }

  async function paid() {
    const number = await guestOrder(site)
    await owner.browser.call('payments.agreePrice', { ...rightFor(number), cents: 5_000 })
    const { body } = await owner.browser.call('payments.recordPayment', { ...rightFor(number), cents: 5_000 })
    return { number, entryId: (body['entry'] as { id: string }).id }
  }

  const ofStaff: Record<string, () => Promise<Once>> = {
    async 'an invitation'() {
      const { password, ...person } = colleague()
      const { body } = await owner.browser.call('staff.invite', { ...person, role: 'agent' })
      const token = secretOf(String(body['link']))
      return { path: 'staff.join', input: () => ({ token, password }) }
    },
    async 'a link back to the desk'() {
      const { id, person } = await joined(site, owner, 'agent')
      const token = await minted(resetPurpose, id)
      return { path: 'staff.comeBack', input: () => ({ token, password: `${person.password} again` }) }
    },
    async 'a recovery code'() {
      const member = await joined(site, owner, 'agent')
      const [code] = (await withSecondFactor(member)).recoveryCodes
      return { path: 'staff.signIn', input: () => ({ ...member.person, code }) }
    },
    async 'a code of an app'() {
      const member = await joined(site, owner, 'agent')
      const code = codeOf((await withSecondFactor(member)).secret)
      return { path: 'staff.signIn', input: () => ({ ...member.person, code }) }
    },
    async 'the first code of an app'() {
      const { browser } = await joined(site, owner, 'agent')
      const code = codeOf(String((await browser.call('staff.beginSecondFactor')).body['secret']))
      return { browser, path: 'staff.confirmSecondFactor', input: () => ({ code }) }
    },
    async 'a step that is undone'() {
      const number = await guestOrder(site)
      await owner.browser.call('desk.claimCase', { number, version: 0 })
      return { browser: owner.browser, path: 'desk.undoStep', input: () => ({ number, version: 1 }) }
    },
    async 'all that was paid, given back by several'() {
      const { number } = await paid()
      const input = () => ({ ...rightFor(number), cents: 5_000 })
      return { browser: owner.browser, path: 'payments.refund', input }
    },
    async 'a payment, taken back by several'() {
      const { number, entryId } = await paid()
      const input = () => ({ ...rightFor(number), entryId })
      return { browser: owner.browser, path: 'payments.reverseEntry', input }
    },
  }

  const ofClients: Record<string, () => Promise<Once>> = {
    async 'an address that several sign up with'() {
      const { email } = somebody()
      return { path: 'auth.signUp', input: () => somebody({ email }) }
    },
    async 'a link that verifies an address'() {
      const { person, browser } = await registered(site)
      const token = await site.linkTo(person.email)
      return { browser, path: 'auth.verifyEmail', input: () => ({ token }) }
    },
    async 'a link to a new password'() {
      const { person } = await registered(site)
      await newBrowser(site).call('auth.forgotPassword', person)
      const token = await site.linkTo(person.email, 2)
      return { path: 'auth.resetPassword', input: (at) => ({ token, password: `another one ${at}` }) }
    },
    async 'a link that signs in'() {
      const { person } = await registered(site)
      await newBrowser(site).call('auth.mailSignInLink', person)
      const token = await site.linkTo(person.email, 2)
      return { path: 'auth.signInByLink', input: () => ({ token }) }
    },
    async 'a subscription'() {
      const { email } = somebody()
      await newBrowser(site).call('newsletter.subscribe', { email })
      const token = await site.linkTo(email)
      return { path: 'newsletter.confirmSubscription', input: () => ({ token }) }
    },
    async 'the undo of a cancellation'() {
      const number = await guestOrder(site)
      const browser = await opened(site, await secretFor(site, number))
      await browser.call('orderLinks.confirmAddress')
      await browser.call('orders.cancel', { number, by: 'Ada' })
      const token = await secretFor(site, number, 'undo')
      return { path: 'orderLinks.undoCancellation', input: () => ({ token }) }
    },
    async 'the undo of an approval'() {
      const number = await guestOrder(site)
      await hasText(site, number)
      const browser = await linkHolder(site, { number })
      await browser.call('reviews.approve', { number, piece: 1, version: 1, by: 'Ada' })
      const [approval] = await site.rows(
        `select id from text_approvals where order_id = (select id from orders where number = '${number}')`,
      )
      const token = await minted(approvalUndo, String(approval?.['id']))
      return { path: 'reviews.undoApproval', input: () => ({ token }) }
    },
    async '“Not mine”'() {
      const number = await guestOrder(site)
      return { browser: await opened(site, await secretFor(site, number)), path: 'orderLinks.rejectAddress' }
    },
  }

  async function atOnce({ browser, path, input = () => ({}) }: Once): Promise<Answer[]> {
    const windows = [site, second, site, second].map((one) =>
      browser ? elsewhere(one, browser) : newBrowser(one),
    )
    return Promise.all(windows.map((window, at) => window.call(path, input(at))))
  }

  function expectOne(answers: Answer[]) {
    const [others, ones] = [
      answers.filter(({ status }) => status !== 200),
      answers.filter(({ status }) => status === 200),
    ]
    expect([ones.length, others.map(({ message }) => message)]).toEqual([
      1,
      others.map(() => expect.stringMatching(/^[A-Z].+\.$/)),
    ])
    for (const { status } of others) expect([400, 401, 403, 404, 409]).toContain(status)
    expect([...site.logged, ...second.logged]).toEqual([])
  }

  it('makes one owner: the set-up link', async () => {
    const token = await setUpToken(site)
    const answers = await atOnce({ path: 'staff.setUp', input: () => ({ ...colleague(), token }) })
    expectOne(answers)
    expect(await site.rows('select id from staff_members')).toHaveLength(1)
    await site.rows('delete from staff_members')
    owner = await owned(site)
  })

  it.each(Object.entries({ ...ofStaff, ...ofClients }))(
    'helps one, and tells the others: %s',
    async (_, prepare) => {
      expectOne(await atOnce(await prepare()))
    },
  )

  it('opens an order in every browser: a mailed link', async () => {
    const number = await guestOrder(site)
    const token = await secretFor(site, number)
    const windows = [site, second, site, second].map((one) => onLinkPage(one))
    const answers = await Promise.all(windows.map((window) => window.call('orderLinks.open', { token })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const window of windows)
      expect((await window.ask('orderLinks.find')).body).toMatchObject({ kind: 'stub' })
  })

  it('makes one request for payment', async () => {
    const number = await guestOrder(site)
    await owner.browser.call('payments.agreePrice', { ...rightFor(number), cents: 5_000 })
    const input = () => rightFor(number)
    const answers = await atOnce({ browser: owner.browser, path: 'payments.requestPayment', input })
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const requests = await site.rows(
      `select withdrawn_at from payment_requests join orders on orders.id = order_id where number = '${number}'`,
    )
    expect(requests.filter((row) => row['withdrawn_at'] === null)).toHaveLength(1)
    expect(requests).toHaveLength(4)
  })
})
