import './no-eval.ts'
import * as z from 'zod'
import { staffRoles } from './staff.ts'

/** Somebody at the desk. */
export const staffView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  hasSecondFactor: z.boolean(),
})
export type StaffView = z.infer<typeof staffView>

/** The answer of what concerns one member. */
const memberAnswer = z.object({ member: staffView })

/** Whoever is signed in at the desk, and what is asked of them. */
export const meAnswer = memberAnswer.extend({ isFresh: z.boolean(), owesSecondFactor: z.boolean() })

/** Somebody who was invited, the link that lets them in, and whether it was mailed too. */
export const invitedAnswer = memberAnswer.extend({ link: z.string(), isMailed: z.boolean() })

/** Somebody in another role, and whether their invitation has ended with it: then they need another one to join. */
export const roleAnswer = memberAnswer.extend({ isInvitationEnded: z.boolean() })

/** Somebody at the desk as an owner sees them. Times are ISO 8601. */
export const staffListing = staffView.extend({
  /** `invited` until they choose a password; `ended` once they may no longer enter. */
  state: z.enum(['invited', 'active', 'ended']),
  createdAt: z.iso.datetime(),
})
export type StaffListing = z.infer<typeof staffListing>

/** Everybody at the desk, and whether all of them have to have a second factor. */
export const staffList = z.object({ members: z.array(staffListing), secondFactorDemanded: z.boolean() })
