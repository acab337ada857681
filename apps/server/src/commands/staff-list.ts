import { commands } from '@northword/content/operate/commands'
import type { StaffListing } from '@northword/contract/people/staff-view'
import { listStaff } from '../features/staff/members/list-staff.ts'
import type { Command } from './command.ts'
import { table } from './table.ts'
import { withDatabase } from './with-database.ts'

const words = commands.staffList

export const staffList: Command = {
  name: 'staff list',
  args: [],
  summary: words.summary,
  run: (operating) =>
    withDatabase(operating, async (database) => {
      const members = await listStaff({ em: database.orm.em.fork() })
      const shown = members.length > 0 ? table([words.head, ...members.map(cellsOf)]) : words.nobody
      operating.output.write(`${shown}\n`)
    }),
}

const cellsOf = ({ name, email, role, state, hasSecondFactor }: StaffListing) => [
  name,
  email,
  role,
  state,
  words.secondFactor(hasSecondFactor),
]
