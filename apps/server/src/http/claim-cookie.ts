import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'

const oneYearSeconds = 365 * 24 * 3600

const isSecure = (env: Env) => env.PUBLIC_URL.startsWith('https:')
const nameOf = (env: Env) => (isSecure(env) ? '__Host-nw_claim' : 'nw_claim')

/** The token of the cookie by which a guest's browser proves which orders it placed; null without one. */
export function readClaim(env: Env, request: FastifyRequest): string | null {
  const token = request.cookies[nameOf(env)]
  return token && /^[\w-]{43}$/.test(token) ? token : null
}

export function writeClaim(env: Env, reply: FastifyReply, token: string) {
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(env),
    maxAge: oneYearSeconds,
  }
  reply.setCookie(nameOf(env), token, options)
}
