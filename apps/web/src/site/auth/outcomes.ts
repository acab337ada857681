import { auth } from '@northword/content/site/auth'
import { type Dead, deadLink } from '../links/dead-link.ts'
import type { GoOn } from '../plain-form/outcome.ts'

/* Outcomes of this folder's forms, and their reaction to refusals. */

/** `passwordEndedOf` is the address of an account whose old password no longer works. */
export interface SignedIn {
  kind: 'signed-in'
  passwordEndedOf: string | null
}

export interface Verified {
  kind: 'verified'
  email: string
}

/** A wrong password focuses its field; too many attempts offer a mailed link. */
export const afterSignIn: GoOn<SignedIn, { email: string }> = ({ status, message }, { email = '' }) => {
  if (status === 401) return { kind: 'failed', message, field: 'password' }
  return status === 429 ? { kind: 'failed', message, remedy: { email } } : undefined
}

/** After too many requests an earlier link still works. */
export const afterLinkOffer: GoOn<{ kind: 'mailed' }, never> = ({ status, message }) =>
  status === 429 ? { kind: 'failed', message: `${message} ${auth.signIn.link.earlier}` } : undefined

/** Offers other ways in if the address has an account. */
export const afterSignUp: GoOn<{ kind: 'signed-up' }, 'other ways in'> = ({ status, message }) =>
  status === 409 ? { kind: 'failed', message, remedy: 'other ways in' } : undefined

/** Asks for the password if this browser is not signed in to the account. */
export const afterVerify: GoOn<Verified | Dead, 'password'> = (refusal, typed) =>
  refusal.status === 403
    ? { kind: 'failed', message: '', field: 'password', remedy: 'password' }
    : deadLink(refusal, typed)
