import '../no-eval.ts'
import * as z from 'zod'
import { email, requiredText } from '../fields.ts'
import { linkTokenPattern } from './link-token.ts'
import { passwordsMatch } from './password-hints.ts'
import { chosenPassword, knownPassword } from './passwords.ts'

const sentences = { required: 'Email is required.', invalid: 'Please enter a valid email address.' }
const fillIn = 'Please fill in all required fields.'

const rememberMe = z.preprocess((value) => value ?? false, z.boolean('rememberMe must be true or false'))

const anyEmail = email()

/** Requires both fields before it checks the address. */
export const signInForm = z
  .object({ email: requiredText('Email', 320, fillIn), password: knownPassword(fillIn), rememberMe }, fillIn)
  .refine(({ email: address }) => address === '' || anyEmail.safeParse(address).success, {
    error: sentences.invalid,
    path: ['email'],
  })
export type SignInForm = z.infer<typeof signInForm>

/** Fields are in the order of their checks. */
export const signUpInput = z.object(
  {
    name: requiredText('Name', 200, 'Name is required.'),
    email: email(sentences),
    password: chosenPassword(),
  },
  'Send the registration as a JSON object',
)
export type SignUpInput = z.infer<typeof signUpInput>

const always = () => true
const mismatch = { error: 'Passwords do not match.', path: ['confirmPassword'], when: always }

/** The sign-up form: the input, the repeated password and the terms. */
export const signUpForm = signUpInput
  .extend({ confirmPassword: z.string().optional(), acceptTerms: z.boolean().optional() })
  .refine(passwordsMatch, mismatch)
  .refine(({ acceptTerms }) => acceptTerms === true, {
    error: 'You must accept the terms and conditions.',
    path: ['acceptTerms'],
    when: always,
  })

/** Requests a mailed link to reset the password, or to sign in. */
export const forgotPasswordForm = z.object({ email: email(sentences) })
export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>

/** Token of a mailed link. */
const token = z
  .string('This link is not complete.')
  .regex(linkTokenPattern, 'This link is not complete. Copy the whole link from the email.')

export const resetPasswordForm = z
  .object({ password: chosenPassword(), confirmPassword: z.string().optional() })
  .refine(passwordsMatch, mismatch)

export const resetPasswordInput = z.object({ token, password: chosenPassword() })

/** `password` is required in a browser that is not signed in to the link's account. */
export const verifyEmailInput = z.object({ token, password: knownPassword().optional() })

/** A mailed link that acts on the press of a button. */
export const linkInput = z.object({ token })

export const changePasswordInput = z.object({
  currentPassword: knownPassword('Current password is required.'),
  password: chosenPassword(),
})

/** The form of {@link changePasswordInput}, with the repeated password. */
export const changePasswordForm = changePasswordInput
  .extend({ confirmPassword: z.string().optional() })
  .refine(passwordsMatch, mismatch)

export const userView = z.object({ id: z.string(), name: z.string(), email: z.string() })
export type UserView = z.infer<typeof userView>

/** A signed-in browser. Times are ISO 8601. */
const sessionView = z.object({
  id: z.string(),
  /** "Chrome on Linux". */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type SessionView = z.infer<typeof sessionView>

export const endSessionInput = z.object({ id: z.uuid('There is no such session.') })
