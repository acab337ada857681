import { commands } from '@northword/content/operate/commands'
import { examine } from '../checks/examine.ts'
import type { CheckName } from '../checks/finding.ts'
import { type Command, CommandError } from './command.ts'

const words = commands.doctor

/** A database that a newer version has used is told of, and is no fault: an operator may go back to a release. */
const allowed: ReadonlySet<CheckName> = new Set<CheckName>(['newerDatabase'])

export const doctor: Command = {
  name: 'doctor',
  args: [],
  summary: words.summary,
  async run({ output, ...operating }) {
    const { findings, notLooked, mailServer, locale } = await examine(operating)
    if (notLooked) output.write(`${words.notLooked(notLooked)}\n`)
    if (locale) output.write(`${words.locale(locale.provider, locale.name, locale.encoding)}\n`)
    if (mailServer) output.write(`${words.mailServer[mailServer.source]}\n`)
    for (const { sentence } of findings) output.write(`${sentence}\n`)
    const faults = findings.filter(({ check }) => !allowed.has(check))
    if (faults.length > 0) throw new CommandError(words.found(faults.length))
    output.write(`${words.fine}\n`)
  },
}
