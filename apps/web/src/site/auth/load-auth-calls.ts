import { loadToastArea } from '../ui/load-toast-area.ts'

/* The code that speaks to the server. Each rejects where it cannot be fetched; a later call tries again. */

const load = () => {
  // A toast may have to say later that there is no network. Without its code the form still tells.
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
