import type { UserView } from '@northword/contract/auth'
import type { ApiAnswer } from './fake-api.ts'

export const adaUser: UserView = { id: 'u1', name: 'Ada Chan', email: 'ada@tearoom.example' }
export const adasPassword = 'orchid-tea'

/** The secret of a mailed link, in its right shape. */
export const linkToken = 'x'.repeat(43)

/** A procedure that fails with a sentence of ours. */
export const fails =
  (httpStatus: number, message: string, issues?: { path: string; message: string }[]): ApiAnswer =>
  () =>
    Response.json({ error: { code: -32600, message, data: { httpStatus, issues } } }, { status: httpStatus })

/** What a proxy says while no server of ours is behind it. */
export const badGateway: ApiAnswer = () =>
  new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
