import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Deps } from './context.ts'
import { findSignedIn } from '../features/auth/sessions.ts'
import type { SignedIn } from '../features/auth/signed-in.ts'
import { browserCookies } from './browser-cookies.ts'

/** What a procedure may know of this request. */
export function contextOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  callsAtOnce = 1,
): Context {
  const { env, database, mail, storeOrder, passwords, limits, guesses, personalData } = deps
  const browser = browserCookies(env, request, reply)
  // What is said to one client is nobody else's, nor to be shown again after signing out.
  reply.header('cache-control', 'no-store')
  let signedIn: Promise<SignedIn | null> | undefined
  return {
    em: database.orm.em.fork(),
    mail,
    storeOrder,
    passwords,
    limits,
    guesses,
    personalData,
    browser,
    callsAtOnce,
    signedIn: () => (signedIn ??= findSignedIn(database.orm.em.fork(), browser.read('session'))),
  }
}
