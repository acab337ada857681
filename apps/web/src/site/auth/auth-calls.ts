import { auth } from '@northword/content/site/auth'
import { signedUp } from '@northword/content/site/signed-up'
import {
  forgotPasswordForm,
  linkInput,
  resetPasswordForm,
  resetPasswordInput,
  signInForm,
  signUpForm,
  signUpInput,
  type UserView,
  verifyEmailInput,
} from '@northword/contract/people/auth'
import { authMessages } from '@northword/contract/messages'
import { CameToNothing, sendBy } from '../api/send-by.ts'
import { trpcClient } from '../api/trpc-client.ts'
import type { Typed } from '../plain-form/outcome.ts'
import { fetchMe } from './fetch-me.ts'
import { rememberUser } from '../session/session-store.ts'
import { toast } from '../toasts/toast.ts'
import type { SignedIn, Verified } from './outcomes.ts'

/* Calls of this folder's forms. Loaded when a form is touched. */

export const signIn = sendBy(
  { safeParse: (typed) => signInForm.safeParse(withTicked(typed, 'rememberMe')) },
  async (input): Promise<SignedIn> => {
    const { user, isAccountKept } = await trpcClient.auth.signIn.mutate(input)
    await enter(user)
    welcome(isAccountKept)
    return { kind: 'signed-in', passwordEndedOf: null }
  },
  { failed: authMessages.signInFailed, unreachable: auth.signIn.unreachable },
)

/** For an account that is locked by other people's attempts. */
export const mailSignInLink = sendBy(
  forgotPasswordForm,
  async (input): Promise<{ kind: 'mailed' }> => {
    await trpcClient.auth.mailSignInLink.mutate(input)
    return { kind: 'mailed' }
  },
  auth.signIn.link,
)

/** `passwordEndedOf` is the address of an account whose old password no longer works. */
export const signInByLink = sendBy(
  linkInput,
  async (input): Promise<SignedIn> => {
    const { user, isAccountKept, isPasswordEnded } = await trpcClient.auth.signInByLink.mutate(input)
    await enter(user)
    welcome(isAccountKept)
    return { kind: 'signed-in', passwordEndedOf: isPasswordEnded ? user.email : null }
  },
  auth.signInLink,
)

export const signUp = sendBy(
  { safeParse: checkNewAccount },
  async (input): Promise<{ kind: 'signed-up' }> => {
    const { user, isMailed } = await trpcClient.auth.signUp.mutate(input)
    await enter(user, auth.notKept.signedUp)
    const description = isMailed ? signedUp.mailed : signedUp.notMailed
    toast({ title: authMessages.signedUpTitle, description })
    return { kind: 'signed-up' }
  },
  { failed: authMessages.signUpFailed, unreachable: auth.signUp.unreachable },
)

export const forgotPassword = sendBy(
  forgotPasswordForm,
  async (input) => {
    await trpcClient.auth.forgotPassword.mutate(input)
    return { email: input.email }
  },
  auth.forgot,
)

export const resetPassword = sendBy(
  { safeParse: checkNewPassword },
  async (input): Promise<{ kind: 'saved' }> => {
    const { user } = await trpcClient.auth.resetPassword.mutate(input)
    await enter(user, auth.notKept.reset)
    toast({ title: auth.reset.savedTitle, description: auth.reset.saved })
    return { kind: 'saved' }
  },
  auth.reset,
)

export const verifyEmail = sendBy(
  verifyEmailInput,
  async (input): Promise<Verified> => {
    const { user } = await trpcClient.auth.verifyEmail.mutate(input)
    if (await isKept()) rememberUser(user)
    return { kind: 'verified', email: user.email }
  },
  auth.verify,
)

/** Rules of the form first: the procedure does not know the terms and the repeated password. */
function checkNewAccount(typed: Typed) {
  const form = signUpForm.safeParse(withTicked(typed, 'acceptTerms'))
  return form.success ? signUpInput.safeParse(typed) : form
}

/** As {@link checkNewAccount}. */
function checkNewPassword(typed: Typed) {
  const form = resetPasswordForm.safeParse(typed)
  return form.success ? resetPasswordInput.safeParse(typed) : form
}

/** Replaces a checkbox's text by a boolean. */
const withTicked = (typed: Typed, box: string) => ({ ...typed, [box]: typed[box] === 'on' })

/**
 * Remembers the user, unless the browser drops the session cookie.
 * @param done what has succeeded all the same
 * @throws {CameToNothing}
 */
async function enter(user: UserView, done = '') {
  const { title, text } = auth.notKept
  if (!(await isKept())) throw new CameToNothing(title, `${done} ${text}`.trim())
  rememberUser(user)
}

/** Asks whether the server recognises the cookie. Without an answer it assumes so. */
const isKept = () =>
  fetchMe().then(
    (me) => me !== null,
    () => true,
  )

function welcome(isAccountKept: boolean | undefined) {
  const description = isAccountKept ? auth.signIn.accountKept : authMessages.signedIn
  toast({ title: authMessages.signedInTitle, description })
}
