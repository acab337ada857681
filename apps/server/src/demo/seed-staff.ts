import { demoStaff } from '@northword/content/operate/demo'
import type { Deps } from '../doors/context.ts'
import type { Member } from '../features/people/actor.ts'
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
    const url = owner ? (await invite(contextOf({ deps }, owner), person)).link : await setUpLink(deps)
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
  let link = ''
  await offerSetUp(database.orm.em.fork(), links, async (url) => void (link = url))
  return link
}
