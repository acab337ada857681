import { commands } from '@northword/content/commands'
import type { StaffListing } from '@northword/contract/staff-view'
import { listStaff } from '../features/staff/list-staff.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

const words = commands.staffList

export const staffList: Command = {
  name: 'staff list',
  args: [],
  summary: words.summary,
  run: (operating) =>
    withDatabase(operating, async (database) => {
      const members = await listStaff({ em: database.orm.em.fork() })
      const lines = members.length > 0 ? aligned([[...words.head], ...members.map(cellsOf)]) : [words.nobody]
      operating.output.write(`${lines.join('\n')}\n`)
    }),
}

const cellsOf = ({ name, email, role, state, hasSecondFactor }: StaffListing) =>
  [name, email, role, state, words.secondFactor(hasSecondFactor)].map(plain)

/** A name may hold signs that a terminal obeys. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')

function aligned(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
