import * as z from 'zod'
import type { ErrorCode } from '../../errors/domain-error.ts'
import type { RestRoute } from '../rest-route.ts'

/** Failures that any call can meet, whatever it asks for. */
const ofEveryCall: ErrorCode[] = [
  'invalid',
  'brokenRequest',
  'badAddress',
  'tooManyTries',
  'headersTooLarge',
  'unmetExpectation',
  'unexpected',
  'busy',
  'tookTooLong',
  'unavailable',
]
const ofBodies: ErrorCode[] = [
  'malformed',
  'tooDeep',
  'incomplete',
  'notAnObject',
  'tooSlow',
  'tooLarge',
  'wrongContentType',
]
const ofStaff: ErrorCode[] = ['signedOut', 'tokenInvalid', 'forbidden', 'secondFactorNeeded']

const when = (holds: boolean, ...codes: ErrorCode[]) => (holds ? codes : [])

/** Failures that a call to this route can be answered with: what its kind can meet, and what it says itself. */
export function refusalsOf({ method, security, takes, url, ...route }: RestRoute): ErrorCode[] {
  const isOfDesk = security.some(({ deskSession }) => deskSession)
  const isForTokens = security.some(({ apiToken }) => apiToken)
  const codes = [
    ...ofEveryCall,
    ...when(method !== 'GET', 'foreignOrigin'),
    ...when(method !== 'GET' && !isOfDesk, 'inPreview'),
    ...when(method !== 'GET' && !route.ignoresBody, ...ofBodies),
    ...when(takes !== undefined && (url.includes(':') || hasKey(route)), 'saidTwice'),
    ...when(isVersioned(takes), 'changedMeanwhile'),
    ...when(url.includes(':number'), 'orderNotFound'),
    ...when(url.includes(':piece'), 'textNotFound'),
    ...when(security.length > 0, 'signedOut'),
    ...when(isOfDesk, ...ofStaff, isForTokens ? 'scopeMissing' : 'personNeeded'),
    ...when(route.isFresh ?? false, 'proofNeeded'),
    ...(route.refuses ?? []),
  ]
  return [...new Set(codes)]
}

const hasKey = ({ headers }: Pick<RestRoute, 'headers'>) => 'Idempotency-Key' in (headers?.shape ?? {})

/** It is refused if somebody else has changed the thing since the version that its sender saw. */
const isVersioned = (takes: z.ZodType | undefined) =>
  takes instanceof z.ZodObject && ('version' in takes.shape || 'revision' in takes.shape)
