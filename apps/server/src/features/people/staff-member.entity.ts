import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { StaffRole } from '@northword/contract/people/staff'

/** A present, invited or former member. Rows are never deleted; times are UTC. */
export const StaffMember = defineEntity({
  name: 'StaffMember',
  tableName: 'staff_members',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** As typed; mails go there. */
    email: p.text(),
    emailKey: p.text().unique('staff_members_email_key_unique').hidden(),
    /** argon2id in its own encoding. Before an invited member chooses a password, none matches it. */
    passwordHash: p.text().hidden(),
    role: p.text().$type<StaffRole>(),
    /** Given by an owner, who may publish without it. The rule is `mayPublish` of the contract. */
    mayPublish: p.boolean().default(false),
    /** Raised to end all sessions: one is valid only while this equals its `epoch`. */
    sessionEpoch: p.integer().hidden(),
    /** Secret of the authenticator app, in base32. Null: no second factor. */
    totpSecret: p.text().strictNullable().hidden(),
    /** Secret shown to an app that has not sent a code yet. */
    pendingTotpSecret: p.text().strictNullable().hidden(),
    /** Half-minute number of the latest code used, so that no code works twice. */
    lastTotpStep: p.integer().hidden(),
    /** True if they get a mail when somebody assigns an order to them. */
    mailsWhenAssigned: p.boolean().default(true),
    createdAt: p.datetime(),
    /** Owner with whose rights their invitation ends. Null: none, or it is from before. */
    invitedBy: p.uuid().strictNullable().hidden(),
    /** When they chose a password. Null: invited. */
    joinedAt: p.datetime().strictNullable(),
    /** When their access ended. Null: still valid. */
    endedAt: p.datetime().strictNullable(),
    /** When all their links to the desk were ended. Older mails make no new ones. */
    linksEndedAt: p.datetime().strictNullable().hidden(),
  },
})
export type StaffMember = InferEntity<typeof StaffMember>

/** A reference to a member. */
export const toMember = () => p.manyToOne(StaffMember).mapToPk()

/** A reference to a member that may be missing. */
export const toMemberOrNull = () => toMember().strictNullable().deleteRule('set null')

/** Owners who have joined and not left. */
export const presentOwner = { role: 'owner', joinedAt: { $ne: null }, endedAt: null } as const
