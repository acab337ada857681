import { fieldsOf } from '@northword/contract/form-fields'
import { signInForm, signUpInput, userView } from '@northword/contract/people/auth'
import * as z from 'zod'
import type { RestRoute } from '../../doors/rest-route.ts'
import { forAnybody, forClients } from '../../doors/route-access.ts'
import { DomainError, fieldError } from '../../errors/domain-error.ts'

/* Schemas of the specification. `passwordHash` is the base64 of the password in UTF-8, not a hash. */

const inBase64 = z.string().describe('The password in UTF-8, as base64')
const { password: _, ...signInFields } = signInForm.shape
const signInBody = z.object({ ...signInFields, passwordHash: inBase64 })
const signUpBody = signUpInput.omit({ password: true }).extend({ passwordHash: inBase64 })
const userAnswer = z.object({ user: userView })

export const authRoutes: RestRoute[] = [
  {
    method: 'POST',
    url: '/api/auth/login',
    summary: 'Sign in. The session is a cookie.',
    operationId: 'auth.signIn',
    ...forAnybody,
    refuses: ['wrongCredentials'],
    takes: signInBody,
    gives: { 200: userAnswer },
    async handle({ call, body }) {
      const input = { ...fieldsOf(signInForm, Object(body)), password: passwordIn(body) }
      const { user } = await call.auth.signIn(input).catch(namePasswordHash)
      return { status: 200, body: { user } }
    },
  },
  {
    method: 'POST',
    url: '/api/auth/register',
    summary: 'Make an account and sign in.',
    operationId: 'auth.signUp',
    ...forAnybody,
    refuses: ['emailTaken'],
    takes: signUpBody,
    gives: { 201: userAnswer },
    async handle({ call, body }) {
      const input = { ...fieldsOf(signUpInput, Object(body)), password: passwordIn(body) }
      const { user } = await call.auth.signUp(input).catch(namePasswordHash)
      return { status: 201, body: { user } }
    },
  },
  {
    method: 'POST',
    url: '/api/auth/logout',
    summary: 'Sign out of this browser.',
    operationId: 'auth.signOut',
    ...forAnybody,
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
    operationId: 'auth.me',
    ...forClients,
    gives: { 200: userAnswer },
    handle: async ({ call }) => ({ status: 200, body: await call.auth.me() }),
  },
]

/** Names the field of the body in the issues of the password that was decoded from it. */
function namePasswordHash(error: unknown): never {
  const refusal = error instanceof Error && error.cause instanceof DomainError ? error.cause : error
  if (!(refusal instanceof DomainError && refusal.issues)) throw error
  const { code, message, issues } = refusal
  const named = issues.map((issue) =>
    issue.path === 'password' ? { ...issue, path: 'passwordHash' } : issue,
  )
  throw new DomainError(code, { message, issues: named, cause: error })
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Decodes the `passwordHash` of the wire: base64 of the password in UTF-8. Undefined if missing.
 * @throws {DomainError} `invalid` if it is not such base64
 */
function passwordIn(body: unknown): string | undefined {
  const passwordHash: unknown = Object(body).passwordHash
  if (passwordHash === undefined || passwordHash === null) return undefined
  const bytes = typeof passwordHash === 'string' ? Buffer.from(passwordHash, 'base64') : null
  if (bytes?.toString('base64') !== passwordHash) throw notBase64()
  try {
    return utf8.decode(bytes)
  } catch {
    throw notBase64()
  }
}

const notBase64 = () =>
  fieldError('passwordHash', 'invalid', 'passwordHash must be the base64 of the password in UTF-8.')
