import type { Deps } from '../doors/context.ts'
import type { Database } from '../db/orm.ts'
import { Order } from '../features/orders/order.entity.ts'
import { StaffMember } from '../features/people/staff-member.entity.ts'
import { User } from '../features/people/user.entity.ts'
import type { Clock } from './clock.ts'
import { seedClients } from './seed-clients.ts'
import { seedDesk } from './seed-desk.ts'
import { seedStaff, type SignIn } from './seed-staff.ts'
import { timetable } from './timetable.ts'

/** Thrown where there is an order, a client or somebody at the desk already. */
export class NotEmptyError extends Error {}

/**
 * Fills an empty database with a throw-away studio. Everything goes through the use cases, in the order of time and with the
 * clock of the process set to when it happened: what they promise, number and print is what they would have.
 * A feature adds its part in `plots.ts`, or as another source of the timetable.
 * @param deps with a mail queue that has been started, and limits high enough for sixty orders at once
 * @param clock set back before the queue started
 * @returns how the staff sign in, and one client
 * @throws {NotEmptyError}
 */
export async function seedDemo(deps: Deps, clock: Clock): Promise<SignIn[]> {
  if (!(await isEmpty(deps.database))) throw new NotEmptyError()
  const { staff, signIns } = await seedStaff(deps)
  await seedDesk(deps, staff)
  const { clients, signIns: clientSignIns } = await seedClients(deps)
  for (const { atMs, happen } of timetable({ deps, staff, clients }, clock.nowMs)) {
    clock.goTo(atMs)
    await happen()
  }
  return [...signIns, ...clientSignIns.slice(0, 1)]
}

async function isEmpty({ orm }: Database): Promise<boolean> {
  const em = orm.em.fork()
  const counts = [await em.count(Order), await em.count(User), await em.count(StaffMember)]
  return counts.every((count) => count === 0)
}
