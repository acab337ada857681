import { parseArgs } from 'node:util'
import { commands as words } from '@northword/content/commands'
import { openDatabase } from '../db/open-database.ts'
import { EnvError, readEnv } from '../env.ts'
import { entities } from '../features.ts'
import { type Command, CommandError, type Output } from './command.ts'
import { staffList } from './staff-list.ts'
import { staffReset } from './staff-reset.ts'

/** Every command, in the order in which the usage shows them. */
const all: Command[] = [staffList, staffReset]

interface Terminal {
  /** The environment of the process, where none are given. */
  settings?: Record<string, string | undefined>
  output: Output
  errors: Output
}

/**
 * Carries out one command of the operator.
 * @param typed what stood on the command line after `northword`
 * @returns the exit code: 0 where it was done
 */
export async function runCommand(typed: string[], { settings, output, errors }: Terminal): Promise<number> {
  try {
    const { values, positionals } = parse(typed)
    if (values.help || positionals.length === 0) {
      output.write(`${usage()}\n`)
      return values.help ? 0 : 1
    }
    const { command, args } = commandIn(positionals)
    const env = readEnv(settings)
    await command.run({ env, output, openDatabase: () => openDatabase(entities, env) }, args)
    return 0
  } catch (error) {
    errors.write(`${sentenceOf(error)}\n`)
    return 1
  }
}

function parse(typed: string[]) {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ args: typed, options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n\n${usage()}`)
  }
}

/** The command whose words come first, and what follows them. */
function commandIn(positionals: string[]) {
  const typed = positionals.join(' ')
  const command = all.find(({ name }) => `${typed} `.startsWith(`${name} `))
  if (!command) throw new CommandError(`${words.unknown(typed)}\n\n${usage()}`)
  const args = positionals.slice(command.name.split(' ').length)
  const missing = command.args[args.length]
  if (missing) throw new CommandError(`${words.missing(missing)}\n\n${usageOf(command)}`)
  if (args.length > command.args.length)
    throw new CommandError(`${words.unknown(typed)}\n\n${usageOf(command)}`)
  return { command, args }
}

const usage = () => [words.heading, ...all.map(usageOf)].join('\n\n')

const usageOf = ({ name, args, summary }: Command) => `${words.usage(name, args)}\n      ${summary}`

function sentenceOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof EnvError) return error.message
  return words.failed(messageOf(error))
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
