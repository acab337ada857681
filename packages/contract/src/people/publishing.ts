import { isAccounts, type ItemRef } from '../content/content-items.ts'
import type { StaffRole } from './staff.ts'

interface Publisher {
  role: StaffRole
  /** Given by an owner. */
  mayPublish: boolean
}

/**
 * True for members who may publish, schedule, cancel and take back changes of these items: owners, and those to whom
 * one of them gave this right. Ways to be paid are the owners' alone.
 */
export const mayPublish = (member: Publisher, items: readonly ItemRef[] = []): boolean =>
  member.role === 'owner' || (member.mayPublish && !items.some(isAccounts))
