import { loginWire, registerWire, userAnswer } from '@northword/contract/auth'
import type { RestRoute } from '../../doors/rest-route.ts'
import { decodePassword } from './decode-password.ts'

export const authRoutes: RestRoute[] = [
  {
    method: 'POST',
    url: '/api/auth/login',
    summary: 'Sign in. The session is a cookie.',
    takes: loginWire,
    gives: { 200: userAnswer },
    async handle({ call, body }) {
      const { email, passwordHash, rememberMe } = Object(body) as Record<string, unknown>
      const password = decodePassword(passwordHash)
      const { user } = await call.auth.signIn({ email, password, rememberMe })
      return { status: 200, body: { user } }
    },
  },
  {
    method: 'POST',
    url: '/api/auth/register',
    summary: 'Make an account and sign in.',
    takes: registerWire,
    gives: { 201: userAnswer },
    async handle({ call, body }) {
      const { name, email, passwordHash } = Object(body) as Record<string, unknown>
      const password = decodePassword(passwordHash)
      return { status: 201, body: await call.auth.signUp({ name, email, password }) }
    },
  },
  {
    method: 'POST',
    url: '/api/auth/logout',
    summary: 'Sign out of this browser.',
    gives: { 204: null },
    async handle({ call }) {
      await call.auth.signOut()
      return { status: 204 }
    },
  },
  {
    method: 'GET',
    url: '/api/auth/me',
    summary: 'Who is signed in; 401 where nobody is.',
    gives: { 200: userAnswer },
    handle: async ({ call }) => ({ status: 200, body: await call.auth.me() }),
  },
]
