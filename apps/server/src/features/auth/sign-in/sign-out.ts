import type { ClientContext, Context } from '../../../doors/context.ts'
import { hashOfSecret } from '../../../secrets/secrets.ts'
import { Session } from '../../people/session.entity.ts'
import { endSessions } from '../sessions/sessions.ts'

export async function signOut({ em, browser }: Pick<Context, 'em' | 'browser'>): Promise<void> {
  const secret = browser.read('session')
  if (secret) await em.nativeDelete(Session, { tokenHash: hashOfSecret(secret) })
  browser.forget('session')
}

/** Ends every session of the client, including this one. */
export async function signOutEverywhere({ em, browser, actor }: ClientContext): Promise<void> {
  await endSessions(em, actor.user)
  browser.forget('session')
}
