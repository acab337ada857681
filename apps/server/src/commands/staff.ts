import { commands } from '@northword/content/operate/commands'
import type { StaffListing } from '@northword/contract/people/staff-view'
import { DomainError } from '../errors/domain-error.ts'
import { linkPurposes } from '../features.ts'
import { createPasswords } from '../features/auth/proof/passwords.ts'
import { linkFileIn } from '../features/staff/members/link-file.ts'
import { listStaff } from '../features/staff/members/staff-view.ts'
import { resetMember } from '../features/staff/members/reset-member.ts'
import { type Command, CommandError } from './command.ts'
import { table } from './table.ts'
import { withDatabase } from './with-database.ts'

const listing = commands.staffList

export const staffList: Command = {
  name: 'staff list',
  args: [],
  summary: listing.summary,
  run: (operating) =>
    withDatabase(operating, async (database) => {
      const members = await listStaff({ em: database.orm.em.fork() })
      const shown = members.length > 0 ? table([listing.head, ...members.map(cellsOf)]) : listing.nobody
      operating.output.write(`${shown}\n`)
    }),
}

const cellsOf = ({ name, email, role, state, hasSecondFactor }: StaffListing) => [
  name,
  email,
  role,
  state,
  listing.secondFactor(hasSecondFactor),
]

const resetting = commands.staffReset

/** Shows the link on a terminal; otherwise writes it to a file with mode 0600. */
export const staffReset: Command = {
  name: 'staff reset',
  args: ['email'],
  summary: resetting.summary,
  run: ({ env, output, ...operating }, [email = '']) =>
    withDatabase(operating, async ({ orm }) => {
      const links = { purposes: linkPurposes, publicUrl: env.PUBLIC_URL }
      const file = linkFileIn(env.DATA_DIR, 'reset-link')
      let link = ''
      const show = async (url: string) => {
        link = url
        if (!output.isTTY) await file.write(url)
      }
      const { name } = await resetMember(
        { em: orm.em.fork(), passwords: createPasswords(), links },
        email,
        show,
      ).catch(orNobody(email))
      output.write(`${output.isTTY ? resetting.onTerminal(name, link) : resetting.inFile(name, file.path)}\n`)
    }),
}

const orNobody = (email: string) => (error: unknown) => {
  const isNobody = error instanceof DomainError && error.code === 'memberNotFound'
  throw isNobody ? new CommandError(resetting.nobody(email)) : error
}
