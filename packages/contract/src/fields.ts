import './no-eval.ts'
import * as z from 'zod'
import { isWellFormed } from './well-formed.ts'

/**
 * The specification's simple pattern: no spaces or list separators, an at sign, and a domain with a dot in any
 * script. Each part ends at a character that it cannot contain, so matching is linear.
 */
const simpleEmail = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}\p{M}-]+\.)+\p{L}[\p{L}\p{N}\p{M}-]*$/u

/** Invisible characters, which mail programs may drop: the address could be taken for another person's. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

const isEmail = (value: string) => simpleEmail.test(value) && !unseen.test(value)

/** Postgres stores well-formed Unicode without U+0000. */
export const storable = (value: string) => isWellFormed(value) && !value.includes('\u0000')

/** A character of a text that shows something. */
export const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Missing, null and invisible text become the empty text. */
const blankAsEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !visible.test(value)) ? '' : value

/** A trimmed text of at most `max` code points that Postgres can store; may be empty. */
export const text = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .trim()
    // Lazy: the first use of `Intl` costs a page some 15 ms.
    .max(max, {
      error: () => `${label} must be at most ${max.toLocaleString('en-US')} characters`,
      // No further checks on a text that is too long.
      abort: true,
    })
    .refine(storable, `${label} contains characters that cannot be stored`)

/** As {@link text}, and not blank. The default sentence is "{label} is required". */
export const requiredText = (label: string, max: number, sentence = `${label} is required`) =>
  z.preprocess(blankAsEmpty, text(label, max).min(1, sentence))

/** Sentences of an email field; the specification's forms differ in a full stop. */
const plainly = { required: 'Email is required', invalid: 'Please enter a valid email address' }

/** An email address by the specification's simple pattern, at most 320 characters. */
export const email = ({ required, invalid } = plainly) =>
  z.preprocess(
    blankAsEmpty,
    text('Email', 320)
      .min(1, required)
      .refine((value) => value === '' || !storable(value) || isEmail(value), invalid),
  )

/** UTF-8 bytes of a well-formed text. */
export function bytesOf(value: string): number {
  let bytes = 0
  for (const character of value) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
