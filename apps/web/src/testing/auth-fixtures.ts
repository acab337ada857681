import type { Issue } from '@northword/contract/error-answers'
import type { UserView } from '@northword/contract/people/auth'
import { type ApiAnswer, refusal } from './fake-api.ts'

export const adaUser: UserView = { id: 'u1', name: 'Ada Chan', email: 'ada@tearoom.example' }
export const adasPassword = 'orchid-tea'

/** A well-formed link token. */
export const linkToken = 'x'.repeat(43)

/** A procedure's error with a sentence of ours. */
export const fails =
  (status: number, message: string, issues?: Issue[]): ApiAnswer =>
  () =>
    refusal(status, message, { issues })

/** A proxy's answer while no server is behind it. */
export const badGateway: ApiAnswer = () =>
  new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
