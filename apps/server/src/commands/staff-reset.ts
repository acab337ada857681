import { commands } from '@northword/content/operate/commands'
import { linkPurposes } from '../features.ts'
import { DomainError } from '../errors/domain-error.ts'
import { createPasswords } from '../features/auth/proof/passwords.ts'
import { linkFileIn } from '../features/staff/members/link-file.ts'
import { resetMember } from '../features/staff/members/reset-member.ts'
import { type Command, CommandError } from './command.ts'
import { withDatabase } from './with-database.ts'

const words = commands.staffReset

/** Shows the link on a terminal; otherwise writes it to a file with mode 0600. */
export const staffReset: Command = {
  name: 'staff reset',
  args: ['email'],
  summary: words.summary,
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
      output.write(`${output.isTTY ? words.onTerminal(name, link) : words.inFile(name, file.path)}\n`)
    }),
}

const orNobody = (email: string) => (error: unknown) => {
  const isNobody = error instanceof DomainError && error.code === 'memberNotFound'
  throw isNobody ? new CommandError(words.nobody(email)) : error
}
