import { type DemoClient, demoClients, demoStaff } from '@northword/content/operate/demo'
import { signUpInput } from '@northword/contract/people/auth'
import type { Deps } from '../doors/context.ts'
import { signUp } from '../features/auth/sign-in/sign-up.ts'
import { verifyEmail } from '../features/auth/sign-in/verify-email.ts'
import { mintLink } from '../features/links/mint-link.ts'
import type { Member, Visitor } from '../features/people/actor.ts'
import { invite } from '../features/staff/members/invite.ts'
import { join } from '../features/staff/members/come-by-link.ts'
import { offerSetUp } from '../features/staff/members/offer-set-up.ts'
import { setUp } from '../features/staff/members/set-up.ts'
import { demoBrowser } from './demo-browser.ts'
import { contextOf, guest, network, type NewPassword } from './studio.ts'

export interface SignIn {
  name: string
  email: string
  password: string
  role: (typeof demoStaff)[number]['role'] | 'client'
}

export async function seedStaff(
  deps: Deps,
  newPassword: NewPassword,
): Promise<{ staff: Map<string, Member>; signIns: SignIn[] }> {
  const staff = new Map<string, Member>()
  const signIns: SignIn[] = []
  for (const person of demoStaff) {
    const password = newPassword()
    const browser = demoBrowser()
    const newcomer = contextOf({ deps }, guest, browser)
    const owner = staff.get('olive')
    const url = owner
      ? (await invite(contextOf({ deps }, owner), { ...person, mayPublish: false })).link
      : await setUpLink(deps)
    const token = URL.parse(url)?.searchParams.get('token') ?? ''
    await (owner ? join(newcomer, { token, password }) : setUp(newcomer, { token, ...person, password }))
    const actor = await deps.staffIn(deps.database.orm.em.fork(), browser, network)
    if (!actor) throw new Error(`${person.name} of the demo could not come in.`)
    staff.set(nameIn(person.email), actor)
    signIns.push({ ...person, password })
  }
  return { staff, signIns }
}

const nameIn = (email: string) => email.split('@')[0] ?? ''

async function setUpLink({ database, links }: Deps): Promise<string> {
  return (await offerSetUp(database.orm.em.fork(), links)) ?? ''
}

export async function seedClients(
  deps: Deps,
  newPassword: NewPassword,
): Promise<{ clients: Map<DemoClient, Visitor>; signIns: SignIn[] }> {
  const clients = new Map<DemoClient, Visitor>()
  const signIns: SignIn[] = []
  for (const key of Object.keys(demoClients) as DemoClient[]) {
    const { hasAccount, ...person } = demoClients[key]
    if (!hasAccount) continue
    const password = newPassword()
    clients.set(key, await register(deps, { ...person, password }))
    signIns.push({ ...person, password, role: 'client' })
  }
  return { clients, signIns }
}

async function register(
  deps: Deps,
  person: { name: string; email: string; password: string },
): Promise<Visitor> {
  const browser = demoBrowser()
  const actorNow = () => deps.actorIn(deps.database.orm.em.fork(), browser, network)
  const { user } = await signUp(contextOf({ deps }, guest, browser), signUpInput.parse(person))
  const link = { purpose: 'verify-email', subjectId: user.id }
  const url = await mintLink(deps.database.orm.em.fork(), deps.links, link)
  const token = URL.parse(url)?.searchParams.get('token') ?? ''
  await verifyEmail(contextOf({ deps }, await actorNow(), browser), { token })
  return actorNow()
}
