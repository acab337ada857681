import type { Deps } from '../doors/context.ts'
import type { Database } from '../db/orm.ts'
import { Order } from '../features/orders/order.entity.ts'
import { StaffMember } from '../features/people/staff-member.entity.ts'
import { User } from '../features/people/user.entity.ts'
import { atTime, clock } from '../time/clock.ts'
import { seedClients } from './seed-clients.ts'
import { seedDesk } from './seed-desk.ts'
import { seedStaff, type SignIn } from './seed-staff.ts'
import { timetable } from './timetable.ts'

/** Thrown where there is an order, a client or somebody at the desk already. */
export class NotEmptyError extends Error {}

/**
 * Fills an empty database with a throw-away studio. Everything goes through the use cases, each at the time at which it
 * happened: what they promise, number and print is what they would have. None is called before an earlier one has ended,
 * as ids are given in the order of calls.
 * A feature adds its part in `plots.ts`, or as another source of the timetable.
 * @param deps with a mail queue that has been started, and limits high enough for sixty orders at once
 * @returns how the staff sign in, and one client
 * @throws {NotEmptyError}
 */
export async function seedDemo(deps: Deps): Promise<SignIn[]> {
  if (!(await isEmpty(deps.database))) throw new NotEmptyError()
  const nowMs = clock.now().getTime()
  const { signIns, ...people } = await atTime(nowMs - beforeMs, () => seedPeople(deps))
  for (const { atMs, happen } of timetable({ deps, ...people }, nowMs)) await atTime(atMs, happen)
  return signIns
}

/** So long before now the demo begins, in milliseconds: everybody comes before the oldest order. */
const beforeMs = 40 * 86_400_000

async function seedPeople(deps: Deps) {
  const { staff, signIns } = await seedStaff(deps)
  await seedDesk(deps, staff)
  const { clients, signIns: clientSignIns } = await seedClients(deps)
  return { staff, clients, signIns: [...signIns, ...clientSignIns.slice(0, 1)] }
}

async function isEmpty({ orm }: Database): Promise<boolean> {
  const em = orm.em.fork()
  const counts = [await em.count(Order), await em.count(User), await em.count(StaffMember)]
  return counts.every((count) => count === 0)
}
