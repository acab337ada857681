import './no-eval.ts'
import * as z from 'zod'
import { bytesOf } from './fields.ts'
import { isLongEnough } from './password-hints.ts'
import { isWellFormed } from './well-formed.ts'

/** Most bytes of a password in UTF-8. */
export const passwordMaxBytes = 1_024

/** A password that somebody already has. Never trimmed; but one of spaces alone counts as none. */
export const knownPassword = (required = 'Password is required.') =>
  password((value) => unusable(value, required))

/**
 * A password that somebody chooses.
 * @param weakness why it is too weak, in a sentence; null where it is not
 */
export const chosenPassword = (weakness: (value: string) => string | null = tooShort) =>
  password((value) => unusable(value, 'Password is required.') ?? weakness(value))

/** One sentence at most, and no abort: a form shows what is wrong with its other fields too. */
const password = (broken: (value: string) => string | null) =>
  z.preprocess(
    (value) => value ?? '',
    z.string('Password must be text.').superRefine((value, context) => {
      const message = broken(value)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  )

function unusable(value: string, required: string): string | null {
  if (value.trim() === '') return required
  // A lone surrogate has no bytes of its own: different passwords would become the same.
  if (!isWellFormed(value)) return 'Password contains characters that cannot be stored.'
  return bytesOf(value) > passwordMaxBytes ? 'Password must be at most 1,024 bytes long.' : null
}

function tooShort(value: string): string | null {
  return isLongEnough(value) ? null : 'Password must be at least 6 characters long.'
}
