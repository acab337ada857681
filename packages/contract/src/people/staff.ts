import '../no-eval.ts'
import * as z from 'zod'
import { linkInput } from './auth.ts'
import { email, requiredText, text } from '../fields.ts'
import { knownPassword } from './passwords.ts'
import { staffPassword } from './staff-passwords.ts'

/** Only owners manage members. */
export const staffRoles = ['owner', 'agent', 'writer'] as const
export type StaffRole = (typeof staffRoles)[number]

const name = requiredText('Name', 200, 'Name is required.')
const address = email({
  required: 'Email is required.',
  invalid: 'Please enter a valid email address.',
})
const id = z.uuid('There is nobody by this name at the desk.')
const role = z.enum(staffRoles, 'Choose what they may do: owner, agent or writer.')

/** Removes the spaces and hyphens of printed codes. */
const bareCode = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase()

/** A TOTP or recovery code; empty if none was typed. */
const code = z.preprocess((value) => value ?? '', text('Code', 60)).transform(bareCode)

/** The first owner, by a one-time link. */
export const setUpInput = linkInput.extend({ name, email: address, password: staffPassword() })
export type SetUpInput = z.infer<typeof setUpInput>

/** `code` is required for a second factor only. */
export const staffSignInInput = z.object({ email: address, password: knownPassword(), code })
export type StaffSignInInput = z.infer<typeof staffSignInInput>

/** The signed-in member proves their identity again. */
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

/** The first code proves that the app has the secret. */
export const confirmSecondFactorInput = z.object({
  code: requiredText('Code', 60, 'Enter the code of your authenticator app.').transform(bareCode),
})

/** Which mails the signed-in member gets. */
export const chooseMailsInput = z.object({ whenAssigned: z.boolean('Say whether you want the mail.') })

export const demandSecondFactorInput = z.object({
  demanded: z.boolean('Say whether a second factor is demanded.'),
})

const mayPublish = z.boolean('Say whether they may publish the site.')

export const inviteInput = z.object({ name, email: address, role, mayPublish: mayPublish.default(false) })
export type InviteInput = z.infer<typeof inviteInput>

export const joinInput = linkInput.extend({ password: staffPassword() })
export type JoinInput = z.infer<typeof joinInput>

export const changeRoleInput = z.object({ id, role })
export type ChangeRoleInput = z.infer<typeof changeRoleInput>

export const letPublishInput = z.object({ id, mayPublish })
export type LetPublishInput = z.infer<typeof letPublishInput>

export const endMemberInput = z.object({ id })

/** Shown to an authenticator app once. */
export interface NewSecondFactor {
  /** `otpauth://` address, for a QR code. */
  uri: string
  /** Base32, for typing. */
  secret: string
}
