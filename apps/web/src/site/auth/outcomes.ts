import { auth } from '@northword/content/auth'
import { type Dead, deadLink } from '../links/dead-link.ts'
import type { GoOn } from '../plain-form/outcome.ts'

/* How the forms of this folder end, and go on where the server refuses them: one rule for each way of sending. */

/** Somebody is signed in; with `passwordEndedOf` where the account's old password is over, of that address. */
export interface SignedIn {
  kind: 'signed-in'
  passwordEndedOf: string | null
}

/** The address is proven. */
export interface Verified {
  kind: 'verified'
  email: string
}

/** Returns to the password where it is wrong; offers a mailed link where too many have tried. */
export const afterSignIn: GoOn<SignedIn, { email: string }> = ({ status, message }, { email = '' }) => {
  if (status === 401) return { kind: 'failed', message, field: 'password' }
  return status === 429 ? { kind: 'failed', message, remedy: { email } } : undefined
}

/** Where too many links were asked for, an earlier one still signs in. */
export const afterLinkOffer: GoOn<{ kind: 'mailed' }, never> = ({ status, message }) =>
  status === 429 ? { kind: 'failed', message: `${message} ${auth.signIn.link.earlier}` } : undefined

/** Offers other ways in where the address has an account. */
export const afterSignUp: GoOn<{ kind: 'signed-up' }, 'other ways in'> = ({ status, message }) =>
  status === 409 ? { kind: 'failed', message, remedy: 'other ways in' } : undefined

/** Asks for the password where nobody is signed in to the account here. */
export const afterVerify: GoOn<Verified | Dead, 'password'> = (refusal, typed) =>
  refusal.status === 403
    ? { kind: 'failed', message: '', field: 'password', remedy: 'password' }
    : deadLink(refusal, typed)
