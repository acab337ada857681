import { commands } from '@northword/content/operate/commands'
import { examine } from '../checks/examine.ts'
import { type Command, CommandError } from './command.ts'

const words = commands.doctor

export const doctor: Command = {
  name: 'doctor',
  args: [],
  summary: words.summary,
  async run({ output, ...operating }) {
    const { findings, notLooked, locale } = await examine(operating)
    if (notLooked) output.write(`${words.notLooked(notLooked)}\n`)
    if (locale) output.write(`${words.locale(locale.provider, locale.name, locale.encoding)}\n`)
    for (const { sentence } of findings) output.write(`${sentence}\n`)
    if (findings.length > 0) throw new CommandError(words.found(findings.length))
    output.write(`${words.fine}\n`)
  },
}
