import { randomBytes } from 'node:crypto'
import type { DemoClient } from '@northword/content/demo'
import type { BrowserKeys } from '../doors/browser-keys.ts'
import type { Context, Deps, StaffContext } from '../doors/context.ts'
import type { Staff, Visitor } from '../features/people/actor.ts'
import { demoBrowser } from './demo-browser.ts'

/** Everybody of the demo's studio who can act, each time with an entity manager of their own. */
export interface Studio {
  deps: Deps
  /** By the beginning of their address: "ravi". */
  staff: Map<string, Staff>
  /** Those without an account are guests. */
  clients: Map<DemoClient, Visitor>
}

/** What a use case needs of a request, for somebody with this browser. */
export function contextOf<Actor>(
  { deps }: Pick<Studio, 'deps'>,
  actor: Actor,
  browser: BrowserKeys = demoBrowser(),
) {
  const em = deps.database.orm.em.fork()
  return { ...deps, em, browser, actor }
}

/** Somebody at the desk, as a use case is given them. */
export function atDesk(studio: Studio, name: string): StaffContext {
  const actor = studio.staff.get(name)
  if (!actor) throw new Error(`Nobody at the desk of the demo is called ${name}.`)
  return contextOf(studio, actor)
}

/** A client or a guest, as a use case is given them. */
export const onSite = (studio: Studio, client: DemoClient): Context =>
  contextOf(studio, studio.clients.get(client) ?? guest)

export const network = 'demo'

export const guest: Visitor = { kind: 'guest', network, claimHash: null }

/** Another one each time: nobody knows the passwords of a demo that they did not start. */
export const newPassword = () => randomBytes(12).toString('hex')
