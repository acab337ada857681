import path from 'node:path'
import { parseArgs } from 'node:util'
import { commands as words } from '@northword/content/operate/commands'
import { thisMachine } from '../checks/machine.ts'
import { openAsItIs, openDatabase } from '../db/open-database.ts'
import { EnvError, readEnv, showSettings } from '../env.ts'
import { entities } from '../features.ts'
import { accountEmail } from './account.ts'
import { backup, restore } from './backup.ts'
import { type Command, CommandError, type Operating, type Output } from './command.ts'
import { config } from './config.ts'
import { contentCheck, contentExport, contentImport, contentPublish } from './content.ts'
import { doctor } from './doctor.ts'
import { erase } from './erase.ts'
import { healthcheck, healthcheckLive } from './healthcheck.ts'
import { mailList } from './mail-list.ts'
import { mailResend } from './mail-resend.ts'
import { mailTest } from './mail-test.ts'
import { migrate } from './migrate.ts'
import { staffList, staffReset } from './staff.ts'
import { version } from './version.ts'

/** In the order of the usage text. Of two with the same beginning the longer one comes first. */
export const allCommands: Command[] = [
  doctor,
  config,
  version,
  healthcheckLive,
  healthcheck,
  migrate,
  backup,
  restore,
  mailTest,
  mailList,
  mailResend,
  erase,
  accountEmail,
  contentExport,
  contentCheck,
  contentImport,
  contentPublish,
  staffList,
  staffReset,
]

type Settings = Record<string, string | undefined>

interface Terminal {
  /** Default: the process's environment. */
  settings?: Settings | undefined
  /** Content of the settings file, already merged into the environment. */
  file?: Settings
  /** Folder in which the command was typed. Default: that of the process. */
  folder?: string
  output: Output
  errors: Output
}

const clearLine = '\r\u001B[2K'

/** Runs a command. @param typed words after `northword` @returns the exit code: 0 on success */
export async function runCommand(typed: string[], terminal: Terminal): Promise<number> {
  const { output, errors, folder = '' } = terminal
  try {
    const { values, positionals } = parse(typed)
    const isHelp = values.help || positionals.join(' ') === 'help'
    if (isHelp || positionals.length === 0) {
      output.write(`${usage()}\n`)
      return isHelp ? 0 : 1
    }
    const { command, args } = commandIn(positionals)
    await command.run(operating(terminal), fromFolder(folder, command, args))
    return 0
  } catch (error) {
    errors.write(`${errors.isTTY ? clearLine : ''}${sentenceOf(error)}\n`)
    return 1
  }
}

function operating({ settings, file, output, errors }: Terminal): Operating {
  const env = readEnv(settings)
  return {
    env,
    output,
    machine: thisMachine,
    showProgress: (said) => errors.isTTY && errors.write(`${clearLine}${said}`),
    showSettings: () => showSettings(settings, file),
    openDatabase: (onMigrated) => openDatabase(entities, env, onMigrated),
    openAsItIs: () => openAsItIs(entities, env),
    // Loaded by the one command that renders.
    openRendering: async (items) => (await import('../rendering/rendering.ts')).openRendering(env, items),
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

function commandIn(positionals: string[]) {
  const typed = positionals.join(' ')
  const command = allCommands.find(({ name }) => `${typed} `.startsWith(`${name} `))
  if (!command) throw new CommandError(`${words.unknown(typed)}\n\n${usage()}`)
  const args = positionals.slice(command.name.split(' ').length)
  const missing = command.args[args.length]
  if (missing) throw new CommandError(`${words.missing(missing)}\n\n${usageOf(command)}`)
  if (args.length > command.args.length)
    throw new CommandError(`${words.unknown(typed)}\n\n${usageOf(command)}`)
  return { command, args }
}

/** Resolves names of files and folders, since the process may run in another folder than its caller. */
const fromFolder = (folder: string, command: Command, args: string[]) =>
  args.map((arg, at) => (isPath(command.args[at]) ? path.resolve(folder, arg) : arg))

const isPath = (name?: string) => name === 'file' || name === 'folder'

const usage = () => [words.heading, ...allCommands.map(usageOf)].join('\n\n')

const usageOf = ({ name, args, summary }: Command) => `${words.usage(name, args)}\n      ${summary}`

function sentenceOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof EnvError) return error.message
  return words.failed(messageOf(error))
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
