import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientWithOrder, placed } from '../../testing/test-accounts.ts'
import { elsewhere, newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { procedureFields } from '../../testing/requests/test-fields.ts'
import { mintedSecret } from '../../testing/test-links.ts'
import { colleague, joined, useOwner, withSecondFactor } from '../../testing/test-staff.ts'
import { hasText } from '../../testing/test-texts.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const purposes: Record<string, string> = {
  'auth.resetPassword': 'reset-password',
  'auth.signInByLink': 'sign-in',
  'auth.verifyEmail': 'verify-email',
  'newsletter.confirmSubscription': 'confirm-newsletter',
  'newsletter.unsubscribe': 'unsubscribe',
  'orderLinks.open': 'order',
  'orderLinks.undoCancellation': 'order-undo',
  'reviews.undoApproval': 'text-approval-undo',
  'staff.join': 'staff-invitation',
  'staff.comeBack': 'staff-reset',
}

/** With an owner, the first run does not exist, whatever the secret. */
const firstRun = 'staff.setUp'

const tries = 20

describe('Wrong secrets', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '0.2', LOG_LEVEL: 'debug' })
  const owner = useOwner(site)
  const tried: string[] = []
  const subjects: Record<string, string> = {}
  beforeAll(async () => {
    const { person, browser, id, number } = await clientWithOrder(site)
    await browser.call('newsletter.subscribe', { email: person.email })
    const invited = await owner.browser.call('staff.invite', { ...colleague(), role: 'agent' })
    await browser.call('orders.cancel', { number })
    await site.rows(`update order_events set actor = 'link' where to_status = 'Cancelled'`)
    const idOf = async (table: string) => String((await site.rows(`select id from ${table}`))[0]?.['id'])
    const order = await idOf('orders')
    subjects['auth'] = id
    subjects['newsletter'] = await idOf('subscribers')
    subjects['orderLinks'] = order
    const approved = await placed(browser, person.email)
    await hasText(site, approved)
    await browser.call('reviews.approve', { number: approved, piece: 1, version: 1 })
    subjects['reviews'] = await idOf('text_approvals')
    subjects['staff'] = (invited.body['member'] as { id: string }).id
  })

  const wrong = () => {
    const secret = randomBytes(32).toString('base64url')
    tried.push(secret)
    return secret
  }

  async function right(path: string) {
    const purpose = purposes[path] ?? ''
    const subjectId = subjects[path.split('.')[0] ?? ''] ?? ''
    return mintedSecret(site, { purpose, subjectId })
  }

  it('are tried here of every kind there is', () => {
    const takeSecrets = [...procedureFields].filter(([, fields]) =>
      fields.some(({ name }) => name === 'token'),
    )
    const known = [...Object.keys(purposes), firstRun]
    expect(known.toSorted()).toEqual(takeSecrets.map(([path]) => path).toSorted())
  })

  it.each(Object.keys(purposes))('of %s are soon refused unread, and the right one is not', async (path) => {
    const browser = newBrowser(site)
    const password = 'a long password of somebody'
    const answers = []
    for (let count = 0; count < tries; count += 1)
      answers.push(await browser.call(path, { token: wrong(), password }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(12).fill(400), ...Array(8).fill(429)])
    expect(answers.at(-1)?.message).toMatch(/wait \d+ minutes/)
    const token = await right(path)
    tried.push(token)
    expect((await browser.call(path, { token, password })).status).toBe(200)
  })

  it('of the first run find nothing once there is an owner', async () => {
    const person = colleague()
    const answer = await newBrowser(site).call(firstRun, { ...person, token: wrong() })
    expect(answer.status).toBe(404)
  })

  it('of a second factor are soon refused, but for a browser that its owner has used before', async () => {
    const member = await joined(site, owner, 'agent')
    const { recoveryCodes } = await withSecondFactor(member)
    const known = elsewhere(site, member.browser)
    await known.call('staff.signOut')
    const statuses = []
    for (let count = 0; count < tries; count += 1) {
      const code = wrong().slice(0, 16)
      tried.push(code)
      statuses.push((await newBrowser(site).call('staff.signIn', { ...member.person, code })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
    expect(statuses.at(-1)).toBe(429)
    const code = recoveryCodes[0] ?? ''
    tried.push(code)
    expect((await known.call('staff.signIn', { ...member.person, code })).status).toBe(200)
  })

  it('are in no line of the log, whatever their number', () => {
    expect(tried.length).toBeGreaterThan(tries * 10)
    const log = site.logged.join('\n')
    expect(tried.filter((secret) => log.includes(secret))).toEqual([])
  })
})
