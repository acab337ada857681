import '../no-eval.ts'
import * as z from 'zod'
import { bytesOf } from '../fields.ts'
import { isLongEnough } from './password-hints.ts'
import { isWellFormed } from '../well-formed.ts'

/** Bytes of UTF-8. */
export const passwordMaxBytes = 1_024

/** An existing password. Never trimmed, but spaces alone count as none. */
export const knownPassword = (required = 'Password is required.') =>
  password((value) => unusable(value, required))

/**
 * A new password.
 * @param weakness a sentence if it is too weak, else null
 */
export const chosenPassword = (weakness: (value: string) => string | null = tooShort) =>
  password((value) => unusable(value, 'Password is required.') ?? weakness(value))

/** One sentence at most and no abort: a form shows the errors of its other fields too. */
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
  // Lone surrogates encode to the same bytes: different passwords would become equal.
  if (!isWellFormed(value)) return 'Password contains characters that cannot be stored.'
  return bytesOf(value) > passwordMaxBytes ? 'Password must be at most 1,024 bytes long.' : null
}

function tooShort(value: string): string | null {
  return isLongEnough(value) ? null : 'Password must be at least 6 characters long.'
}
