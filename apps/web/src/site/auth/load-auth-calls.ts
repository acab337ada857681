import { loadToastArea } from '../toasts/load-toast-area.ts'

/* Lazy loaders of the calls. Each rejects if its chunk cannot be fetched; the next call retries. */

const load = () => {
  // Loaded early: a toast may have to report a lost network. The form works without it.
  loadToastArea().catch(() => {})
  return import('./auth-calls.ts')
}

export const loadSignIn = async () => (await load()).signIn
export const loadMailSignInLink = async () => (await load()).mailSignInLink
export const loadSignInByLink = async () => (await load()).signInByLink
export const loadSignUp = async () => (await load()).signUp
export const loadForgotPassword = async () => (await load()).forgotPassword
export const loadResetPassword = async () => (await load()).resetPassword
export const loadVerifyEmail = async () => (await load()).verifyEmail
