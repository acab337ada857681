import './no-eval.ts'
import * as z from 'zod'
import { linkInput } from './auth.ts'
import { email, requiredText, text } from './fields.ts'
import { knownPassword } from './passwords.ts'
import { staffPassword } from './staff-passwords.ts'

/** What somebody may be at the desk: an owner decides who else is there. */
export const staffRoles = ['owner', 'agent', 'writer'] as const
export type StaffRole = (typeof staffRoles)[number]

const name = requiredText('Name', 200, 'Name is required.')
const address = email({
  required: 'Email is required.',
  invalid: 'Please enter a valid email address.',
})
const id = z.uuid('There is nobody by this name at the desk.')
const role = z.enum(staffRoles, 'Choose what they may do: owner, agent or writer.')

/** As it is printed or shown it may have spaces and hyphens; what is read has neither. */
const bareCode = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase()

/** A code of an authenticator app, or a recovery code; empty where none was typed. */
const code = z.preprocess((value) => value ?? '', text('Code', 60)).transform(bareCode)

/** The first owner, by the one-time link of a studio that has none. */
export const setUpInput = linkInput.extend({ name, email: address, password: staffPassword() })
export type SetUpInput = z.infer<typeof setUpInput>

/** Who signs in at the desk. `code` is asked for only where there is a second factor. */
export const staffSignInInput = z.object({ email: address, password: knownPassword(), code })
export type StaffSignInInput = z.infer<typeof staffSignInInput>

/** Whoever is signed in shows that it is still them. */
export const proveAgainInput = z
  .object({ password: knownPassword().optional(), code })
  .refine(({ password, code: typed }) => password !== undefined || typed !== '', {
    error: 'Enter your password or a code.',
    path: ['password'],
  })
export type ProveAgainInput = z.infer<typeof proveAgainInput>

export const staffPasswordInput = z.object({
  currentPassword: knownPassword('Current password is required.'),
  password: staffPassword(),
})
export type StaffPasswordInput = z.infer<typeof staffPasswordInput>

/** The first code of an authenticator app, which shows that it has the secret. */
export const confirmSecondFactorInput = z.object({
  code: requiredText('Code', 60, 'Enter the code of your authenticator app.').transform(bareCode),
})

/** Whether everybody at the desk has to have a second factor. */
export const demandSecondFactorInput = z.object({
  demanded: z.boolean('Say whether a second factor is demanded.'),
})

export const inviteInput = z.object({ name, email: address, role })
export type InviteInput = z.infer<typeof inviteInput>

/** Somebody who was invited chooses a password. */
export const joinInput = linkInput.extend({ password: staffPassword() })
export type JoinInput = z.infer<typeof joinInput>

export const changeRoleInput = z.object({ id, role })
export type ChangeRoleInput = z.infer<typeof changeRoleInput>

export const endMemberInput = z.object({ id })

/** What an authenticator app is told, once. */
export interface NewSecondFactor {
  /** An `otpauth://` address, for a QR code. */
  uri: string
  /** The same secret for typing, in base32. */
  secret: string
}
