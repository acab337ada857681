import * as z from 'zod'

// Compiled validators need eval, which the Content-Security-Policy forbids.
z.config({ jitless: true })

/** Non-space text, an at sign, a domain, a dot and a suffix: the specification's simple pattern. */
const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Well-formed Unicode without U+0000: all that Postgres can store as text. */
const storable = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/** Anything but spaces, control and formatting characters, and others that leave no mark. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Missing, null and text in which nothing can be seen are the empty text. */
const blankAsEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !visible.test(value)) ? '' : value

/** A trimmed string of at most `max` UTF-16 units that the database can store; it may be empty. */
export const text = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .trim()
    .max(max, `${label} must be at most ${max.toLocaleString('en-US')} characters`)
    .refine(storable, `${label} contains characters that cannot be stored`)

/**
 * As {@link text}, and not blank: missing, null and text without a visible character all read
 * "{label} is required".
 */
export const requiredText = (label: string, max: number) =>
  z.preprocess(blankAsEmpty, text(label, max).min(1, `${label} is required`))

/** An e-mail address by the specification's simple pattern, at most 320 characters. */
export const email = () =>
  z.preprocess(
    blankAsEmpty,
    text('Email', 320)
      .refine((value) => value !== '', { error: 'Email is required', abort: true })
      .refine((value) => simpleEmail.test(value), 'Please enter a valid email address'),
  )

/** Integer cents as a decimal string: 2499 is "24.99", 1500 is "15.00". */
export const formatCents = (cents: number) => (cents / 100).toFixed(2)
