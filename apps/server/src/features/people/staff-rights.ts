import type { Staff } from './actor.ts'

/** True if they see clients' addresses and act towards clients: all but writers. */
export const dealsWithClients = ({ member }: Staff): boolean => member.role !== 'writer'

/** True if they see money: not writers, and programs only with the scope `money:read`. */
export const seesMoney = (staff: Staff): boolean =>
  dealsWithClients(staff) && (staff.kind === 'staff' || staff.scopes.includes('money:read'))

const sees = { staff: () => true, dealsWithClients, seesMoney } as const

/** Right to see a field at the desk. */
export type Seer = keyof typeof sees

type Seen<Fields, Seers extends Record<keyof Fields, Seer>> = {
  [Name in keyof Fields]: Seers[Name] extends 'staff' ? Fields[Name] : Fields[Name] | null
}

/** The fields as the actor sees them: null for each that they have no right to. */
export const seenBy = <Fields extends object, const Seers extends Record<keyof Fields, Seer>>(
  actor: Staff,
  fields: Fields,
  seers: Seers,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, maySee(actor, seers, name) ? value : null]),
  ) as Seen<Fields, Seers>

const maySee = (actor: Staff, seers: Readonly<Record<string, Seer>>, name: string) => {
  const seer = seers[name]
  return seer !== undefined && sees[seer](actor)
}
