import { type DemoClient, demoClients } from '@northword/content/operate/demo'
import type { Deps } from '../doors/context.ts'
import { signUp } from '../features/auth/sign-in/sign-up.ts'
import { verifyEmail } from '../features/auth/sign-in/verify-email.ts'
import { mintLink } from '../features/links/mint-link.ts'
import type { Visitor } from '../features/people/actor.ts'
import { demoBrowser } from './demo-browser.ts'
import type { SignIn } from './seed-staff.ts'
import { contextOf, guest, network, type NewPassword } from './studio.ts'

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
  const { id } = await signUp(contextOf({ deps }, guest, browser), person)
  const link = { purpose: 'verify-email', subjectId: id }
  const url = await mintLink(deps.database.orm.em.fork(), deps.links, link)
  const token = URL.parse(url)?.searchParams.get('token') ?? ''
  await verifyEmail(contextOf({ deps }, await actorNow(), browser), { token })
  return actorNow()
}
