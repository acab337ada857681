import '../no-eval.ts'
import * as z from 'zod'
import { signUpInput, userView } from './auth.ts'
import { requiredText, text } from '../fields.ts'
import { knownPassword } from './passwords.ts'

/** Account fields that a client can change. The address is not one of them. */
export const profileForm = z.object({
  name: requiredText('Name', 200, 'Name is required.'),
  phone: z.preprocess((value) => value ?? '', text('Phone number', 60)),
})
export type ProfileForm = z.infer<typeof profileForm>

/** Fields of the sign-up form and of the profile that are stored with the account. */
export const accountFields = z.object({
  ...signUpInput.omit({ password: true }).shape,
  ...profileForm.shape,
})
export type AccountFields = z.infer<typeof accountFields>

export const accountView = userView.extend({
  phone: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
}) satisfies z.ZodType<Required<AccountFields>>
export type AccountView = z.infer<typeof accountView>

/** One line of the file of `GET /api/account/data`; other fields depend on `kind`. */
export const exportRecord = z.looseObject({
  kind: z.enum([
    'account',
    'session',
    'order',
    'project',
    'money',
    'order-message',
    'voice',
    'text',
    'comment',
    'approval',
    'payment-request',
    'message',
    'newsletter',
    'end',
  ]),
})
export type ExportRecord = z.infer<typeof exportRecord>

/** Media type of that file: one JSON object per line. */
export const exportType = 'application/x-ndjson'

export const deleteAccountInput = z.object({ password: knownPassword() })
