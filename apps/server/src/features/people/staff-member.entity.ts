import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { StaffRole } from '@northword/contract/staff'

/** Somebody who works at the desk, who was invited there, or who once did. None is deleted. Times are UTC. */
export const StaffMember = defineEntity({
  name: 'StaffMember',
  tableName: 'staff_members',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** As it was typed; mails go there. */
    email: p.text(),
    /** The form in which addresses are compared; see `emailKey`. */
    emailKey: p.text().unique('staff_members_email_key_unique').hidden(),
    /** argon2id in its own encoding. Until somebody who was invited chooses one, no password matches it. */
    passwordHash: p.text().hidden(),
    role: p.text().$type<StaffRole>(),
    /** How often all sessions were ended. A session is valid only while this is what it was when the session began. */
    sessionEpoch: p.integer().hidden(),
    /** The secret of the authenticator app, in base32; null where there is no second factor. */
    totpSecret: p.text().strictNullable().hidden(),
    /** A secret that an app was given, but of which no code has come back yet. */
    pendingTotpSecret: p.text().strictNullable().hidden(),
    /** The number of the half minute of the latest code that was used: no code is good twice. */
    lastTotpStep: p.integer().hidden(),
    createdAt: p.datetime(),
    /** When they chose a password; null before. */
    joinedAt: p.datetime().strictNullable(),
    /** Since when they may not enter any more; null while they may. */
    endedAt: p.datetime().strictNullable(),
    /** When all links to the desk that they held were ended; mails that were written before get none any more. */
    linksEndedAt: p.datetime().strictNullable().hidden(),
  },
})
export type StaffMember = InferEntity<typeof StaffMember>
