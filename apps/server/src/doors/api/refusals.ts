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

/** Failures that a call to this route can be answered with: what its kind can meet, and what it says itself. */
export function refusalsOf({ method, security, takes, url, ...route }: RestRoute): ErrorCode[] {
  const isOfDesk = security.some(({ deskSession }) => deskSession)
  const isOpen = security.length === 0
  return [
    ...new Set<ErrorCode>([
      ...ofEveryCall,
      ...(method === 'GET' ? [] : (['foreignOrigin', ...(route.ignoresBody ? [] : ofBodies)] as const)),
      ...(url.includes(':') && takes ? (['saidTwice'] as const) : []),
      ...(isVersioned(takes) ? (['changedMeanwhile'] as const) : []),
      ...(url.includes(':number') ? (['orderNotFound'] as const) : []),
      ...(url.includes(':piece') ? (['textNotFound'] as const) : []),
      ...(isOpen ? [] : (['signedOut'] as const)),
      ...(isOfDesk ? ofStaff : []),
      ...(isOfDesk
        ? ([security.some(({ apiToken }) => apiToken) ? 'scopeMissing' : 'personNeeded'] as const)
        : []),
      ...(route.isFresh ? (['proofNeeded'] as const) : []),
      ...(route.refuses ?? []),
    ]),
  ]
}

/** It is refused if somebody else has changed the thing since the version that its sender saw. */
const isVersioned = (takes: z.ZodType | undefined) =>
  takes instanceof z.ZodObject && ('version' in takes.shape || 'revision' in takes.shape)
