import '../no-eval.ts'
import * as z from 'zod'
import { staffRoles } from './staff.ts'

export const staffView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** True for every owner. */
  mayPublish: z.boolean(),
  hasSecondFactor: z.boolean(),
})
export type StaffView = z.infer<typeof staffView>

export const memberAnswer = z.object({ member: staffView })

export const meAnswer = memberAnswer.extend({
  isFresh: z.boolean(),
  owesSecondFactor: z.boolean(),
  mailsWhenAssigned: z.boolean(),
})

/** `isMailed`: the link was mailed too. */
export const invitedAnswer = memberAnswer.extend({ link: z.string(), isMailed: z.boolean() })

/** `isInvitationEnded`: the member needs a new invitation to join. */
export const roleAnswer = memberAnswer.extend({ isInvitationEnded: z.boolean() })

/** An owner's view. Times are ISO 8601. */
export const staffListing = staffView.extend({
  /** `invited` until they choose a password; `ended` once their access is removed. */
  state: z.enum(['invited', 'active', 'ended']),
  createdAt: z.iso.datetime(),
})
export type StaffListing = z.infer<typeof staffListing>

export const staffList = z.object({ members: z.array(staffListing), secondFactorDemanded: z.boolean() })
