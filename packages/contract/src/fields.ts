import './no-eval.ts'
import * as z from 'zod'
import { isWellFormed } from './well-formed.ts'

/**
 * The specification's simple pattern, as mail knows it: text without spaces and without the signs that mean something
 * in a list of addresses, an at sign, and a domain of letters, digits and hyphens with a dot, in any script. Each part
 * ends at a sign that it cannot hold, so that a long text is read once.
 */
const simpleEmail = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}\p{M}-]+\.)+\p{L}[\p{L}\p{N}\p{M}-]*$/u

/** Invisible characters, and those that mail programs drop: with one an address would look like another person's, or be theirs. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

const isEmail = (value: string) => simpleEmail.test(value) && !unseen.test(value)

/** Well-formed Unicode without U+0000: all that Postgres can store as text. */
const storable = (value: string) => isWellFormed(value) && !value.includes('\u0000')

/** Anything but spaces, control and formatting characters, and others that leave no mark. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Missing, null and text in which nothing can be seen are the empty text. */
const blankAsEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !visible.test(value)) ? '' : value

/** A trimmed string of at most `max` characters (code points of Unicode) that the database can store; it may be empty. */
export const text = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .trim()
    // Written only when it is said: the first use of `Intl` costs a page some 15 ms.
    .max(max, {
      error: () => `${label} must be at most ${max.toLocaleString('en-US')} characters`,
      // A text that is too long is checked no further.
      abort: true,
    })
    .refine(storable, `${label} contains characters that cannot be stored`)

/**
 * As {@link text}, and not blank: missing, null and text without a visible character all read
 * "{label} is required", or the sentence given.
 */
export const requiredText = (label: string, max: number, sentence = `${label} is required`) =>
  z.preprocess(blankAsEmpty, text(label, max).min(1, sentence))

/** The sentences of an e-mail field; the forms of the specification differ in a full stop. */
const plainly = { required: 'Email is required', invalid: 'Please enter a valid email address' }

/** An e-mail address by the specification's simple pattern, at most 320 characters. */
export const email = ({ required, invalid } = plainly) =>
  z.preprocess(
    blankAsEmpty,
    text('Email', 320)
      .min(1, required)
      .refine((value) => value === '' || !storable(value) || isEmail(value), invalid),
  )

/** Bytes of a well-formed text in UTF-8. */
export function bytesOf(value: string): number {
  let bytes = 0
  for (const character of value) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
