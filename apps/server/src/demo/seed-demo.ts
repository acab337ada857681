import type { Deps } from '../doors/context.ts'
import type { Database } from '../db/orm.ts'
import { Order } from '../features/orders/order/order.entity.ts'
import { StaffMember } from '../features/people/staff-member.entity.ts'
import { User } from '../features/people/user.entity.ts'
import { atTime, clock } from '../time/clock.ts'
import { seedClients, seedStaff, type SignIn } from './seed-people.ts'
import { atDesk, type NewPassword, randomPassword, type Studio } from './studio.ts'
import { timetable } from './timetable.ts'
import { demoToken, demoViews } from '@northword/content/operate/demo'
import { createToken } from '../features/api-tokens/tokens.ts'
import { saveView } from '../features/desk/orders/keep-views.ts'

/** The database has an order, a client or a member already. */
export class NotEmptyError extends Error {}

/**
 * Fills an empty database with a throw-away studio, through the use cases, each at its own time and one after
 * another, as ids follow the order of calls. A feature adds its part in `plots.ts`, or as another source of the
 * timetable.
 * @param deps with a started mail queue, and limits high enough for sixty orders at once
 * @param onStep called once the database was found empty, and after each step
 * @returns how the staff and one client sign in
 * @throws {NotEmptyError}
 */
export async function seedDemo(
  deps: Deps,
  newPassword: NewPassword = randomPassword,
  onStep: OnStep = () => {},
): Promise<SignIn[]> {
  if (!(await isEmpty(deps.database))) throw new NotEmptyError()
  onStep(0, 0)
  const nowMs = clock.now().getTime()
  const { signIns, ...people } = await atTime(nowMs - beforeMs, () => seedPeople(deps, newPassword))
  const happenings = timetable({ deps, ...people }, nowMs)
  for (const [at, { atMs, happen }] of happenings.entries()) {
    await atTime(atMs, happen)
    onStep(at + 1, happenings.length)
  }
  return signIns
}

export type OnStep = (done: number, all: number) => void

/** Milliseconds before now at which the demo begins, earlier than its oldest order. */
const beforeMs = 40 * 86_400_000

async function seedPeople(deps: Deps, newPassword: NewPassword) {
  const { staff, signIns } = await seedStaff(deps, newPassword)
  await seedDesk({ deps, staff })
  const { clients, signIns: clientSignIns } = await seedClients(deps, newPassword)
  return { staff, clients, signIns: [...signIns, ...clientSignIns.slice(0, 1)] }
}

async function isEmpty({ orm }: Database): Promise<boolean> {
  const em = orm.em.fork()
  const counts = [await em.count(Order), await em.count(User), await em.count(StaffMember)]
  return counts.every((count) => count === 0)
}

async function seedDesk(desk: Pick<Studio, 'deps' | 'staff'>): Promise<void> {
  for (const { of, ...view } of demoViews) await saveView(atDesk(desk, of), view)
  await createToken(atDesk(desk, 'olive'), { ...demoToken, scopes: [...demoToken.scopes] })
}
