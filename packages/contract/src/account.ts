import './no-eval.ts'
import * as z from 'zod'
import { userView } from './auth.ts'
import { requiredText, text } from './fields.ts'
import { knownPassword } from './passwords.ts'

/** The part of an account that a client may change. The address is not in it. */
export const profileForm = z.object({
  name: requiredText('Name', 200, 'Name is required.'),
  phone: z.preprocess((value) => value ?? '', text('Phone number', 60)),
})
export type ProfileForm = z.infer<typeof profileForm>

/** The account as its owner sees it. */
export const accountView = userView.extend({
  phone: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type AccountView = z.infer<typeof accountView>

/** One line of the file that `GET /api/account/data` downloads; what else it holds depends on its kind. */
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

/** The media type of that file: one JSON object a line. */
export const exportType = 'application/x-ndjson'

/** Days between the wish to delete an account and its end, in which signing in takes the wish back. */
export const deletionGraceDays = 30

export const deleteAccountInput = z.object({ password: knownPassword() })
