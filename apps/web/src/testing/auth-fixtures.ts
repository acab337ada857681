import type { UserView } from '@northword/contract/people/auth'
import type { ApiAnswer } from './fake-api.ts'

export const adaUser: UserView = { id: 'u1', name: 'Ada Chan', email: 'ada@tearoom.example' }
export const adasPassword = 'orchid-tea'

/** A well-formed link token. */
export const linkToken = 'x'.repeat(43)

/** A procedure's error with a sentence of ours. */
export const fails =
  (httpStatus: number, message: string, issues?: { path: string; message: string }[]): ApiAnswer =>
  () =>
    Response.json({ error: { code: -32600, message, data: { httpStatus, issues } } }, { status: httpStatus })

/** A proxy's answer while no server is behind it. */
export const badGateway: ApiAnswer = () =>
  new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
