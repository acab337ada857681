import { beforeTests } from '@northword/rig/during-tests'
import type { InviteInput, StaffRole } from '@northword/contract/people/staff'
import type { StaffView } from '@northword/contract/people/staff-view'
import { Secret, TOTP } from 'otpauth'
import type { CreateTokenInput } from '@northword/contract/desk/tokens'
import { linkPurposes } from '../features.ts'
import type { DeskMember } from '../features/orders/order/move.ts'
import { offerSetUp } from '../features/staff/members/offer-set-up.ts'
import type { TestApp } from './test-app.ts'
import { type Person, somebody } from './test-accounts.ts'
import { atTime, clock } from '../time/clock.ts'
import { needed } from './requests/needed.ts'
import { type Answer, type Browser, newBrowser } from './requests/test-browser.ts'

export interface Colleague {
  person: Person
  browser: Browser
  id: string
}

/** A new person whose password is long enough for the desk. */
export const colleague = (changes: Partial<Person> = {}) => {
  const person = somebody(changes)
  return { ...person, password: `${person.password} at the desk`, ...changes }
}

/** Secret of a new set-up link; empty if there is an owner. */
export async function setUpToken({ database }: TestApp): Promise<string> {
  const links = { purposes: linkPurposes, publicUrl: 'http://localhost:3000' }
  return secretOf((await offerSetUp(database.orm.em.fork(), links)) ?? '')
}

export const secretOf = (url: string) => url.split('?token=')[1] ?? ''

export async function owned(site: TestApp, person = colleague({ name: 'Olivia Owner' })): Promise<Colleague> {
  const browser = newBrowser(site)
  const answer = await browser.call('staff.setUp', { ...person, token: await setUpToken(site) })
  return { person, browser, id: idIn(answer) }
}

export async function linOf(site: TestApp): Promise<DeskMember> {
  const { id } = await owned(site, colleague({ name: 'Lin' }))
  return { kind: 'staff', member: { id, name: 'Lin', role: 'owner' } }
}

type Rights = Pick<Partial<InviteInput>, 'mayPublish'>

export async function joined(
  site: TestApp,
  owner: Colleague,
  role: StaffRole,
  person = colleague(),
  rights: Rights = {},
): Promise<Colleague> {
  const invited = await owner.browser.call('staff.invite', { ...person, role, ...rights })
  const browser = newBrowser(site)
  const token = secretOf(String(needed(invited, 'link')))
  const answer = await browser.call('staff.join', { token, password: person.password })
  return { person, browser, id: idIn(answer) }
}

/** The owner of the studio of a suite. */
export const useOwner = (site: TestApp) => useColleague(() => owned(site))

/** A member who joins before the tests of a suite. */
export const useMember = (
  site: TestApp,
  owner: Colleague,
  role: StaffRole,
  changes: Partial<Person> = {},
  rights: Rights = {},
): Colleague => useColleague(() => joined(site, owner, role, colleague(changes), rights))

/** Has its browser at once, so that a suite can name it. */
function useColleague(join: () => Promise<Colleague>): Colleague {
  const browser: Browser = Object.create(null)
  const person = beforeTests(async () => {
    const who = await join()
    return { ...who, browser: Object.assign(browser, who.browser) }
  })
  return Object.assign(person, { browser })
}

export async function atDesk(site: TestApp, { email, password }: Person, code = ''): Promise<Browser> {
  const browser = newBrowser(site)
  await browser.call('staff.signIn', { email, password, code })
  return browser
}

/** Sets up a member's second factor, with the code of the previous half minute. Time stands still meanwhile. */
export const withSecondFactor = ({ browser }: Colleague) =>
  atTime(clock.now().getTime(), async () => {
    const secret = String(needed(await browser.call('staff.beginSecondFactor'), 'secret'))
    const confirmed = await browser.call('staff.confirmSecondFactor', { code: codeOf(secret, -30) })
    return { secret, recoveryCodes: needed(confirmed, 'recoveryCodes') as string[] }
  })

export async function program(
  site: TestApp,
  { browser }: Colleague,
  changes: Partial<CreateTokenInput> = {},
) {
  const wanted = { name: 'Bookkeeping', role: 'agent', scopes: ['desk:read'], lifetime: 'month', ...changes }
  const created = await browser.call('tokens.create', wanted)
  const secret = String(needed(created, 'secret'))
  return { secret, id: (needed(created, 'token') as { id: string }).id, browser: carrying(site, secret) }
}

export const carrying = (site: TestApp, secret: string) =>
  newBrowser(site, { headers: { authorization: `Bearer ${secret}` } })

/** Code of an authenticator app, this many seconds from now. */
export const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + seconds * 1_000,
  })

export const letProofsAge = (site: TestApp) =>
  site.rows(`update staff_sessions set proved_at = proved_at - interval '10 minutes'`)

const idIn = (answer: Answer) => (needed(answer, 'member') as StaffView).id
