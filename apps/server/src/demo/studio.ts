import { randomBytes } from 'node:crypto'
import type { DemoClient } from '@northword/content/operate/demo'
import { isLoopback } from '../checks/loopback.ts'
import type { BrowserKeys } from '../doors/browser-keys.ts'
import type { Context, Deps, MemberContext } from '../doors/context.ts'
import type { Env } from '../env.ts'
import type { Member, Visitor } from '../features/people/actor.ts'
import { demoBrowser } from './demo-browser.ts'

/** Actors of the demo's studio. Each act has an entity manager of its own. */
export interface Studio {
  deps: Deps
  /** Key: local part of their address, such as "ravi". */
  staff: ReadonlyMap<string, Member>
  /** Guests: those without an account. */
  clients: Map<DemoClient, Visitor>
}

export function contextOf<Actor>(
  { deps }: Pick<Studio, 'deps'>,
  actor: Actor,
  browser: BrowserKeys = demoBrowser(),
) {
  const em = deps.database.orm.em.fork()
  return { ...deps, site: deps.liveSite.now(), em, browser, actor }
}

export function atDesk(studio: Pick<Studio, 'deps' | 'staff'>, name: string): MemberContext {
  const actor = studio.staff.get(name)
  if (!actor) throw new Error(`Nobody at the desk of the demo is called ${name}.`)
  return contextOf(studio, actor)
}

export const onSite = (studio: Studio, client: DemoClient): Context =>
  contextOf(studio, studio.clients.get(client) ?? guest)

export const network = 'demo'

export const guest: Visitor = { kind: 'guest', network, claimHash: null }

/** Makes the password of one person. */
export type NewPassword = () => string

/** True if only programs of this machine can reach the site, directly or through a proxy. */
export const isOnlyHere = ({ HOST, PUBLIC_URL }: Pick<Env, 'HOST' | 'PUBLIC_URL'>) =>
  isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname)

/** So that nobody knows the passwords of someone else's demo. */
export const randomPassword: NewPassword = () => randomBytes(12).toString('hex')
