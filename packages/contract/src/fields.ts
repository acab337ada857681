import * as z from 'zod'

// Compiled validators need eval, which the Content-Security-Policy forbids.
z.config({ jitless: true })

/** Non-space text, an at sign, a domain, a dot and a suffix: the specification's simple pattern. */
const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Well-formed Unicode without U+0000: all that Postgres can store as text. */
const storable = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/** A trimmed string of at most `max` UTF-16 units that the database can store; it may be empty. */
export const text = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .trim()
    .max(max, `${label} must be at most ${max.toLocaleString('en-US')} characters`)
    .refine(storable, `${label} contains characters that cannot be stored`)

/** As {@link text}, and not blank: blank, missing and null all read "{label} is required". */
export const requiredText = (label: string, max: number) =>
  z.preprocess((value) => value ?? '', text(label, max).min(1, `${label} is required`))

/** An e-mail address by the specification's simple pattern, at most 320 characters. */
export const email = () =>
  z.preprocess(
    (value) => value ?? '',
    text('Email', 320)
      .refine((value) => value !== '', { error: 'Email is required', abort: true })
      .refine((value) => simpleEmail.test(value), 'Please enter a valid email address'),
  )

/** Integer cents as a decimal string: 2499 is "24.99", 1500 is "15.00". */
export const formatCents = (cents: number) => (cents / 100).toFixed(2)
