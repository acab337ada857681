import { type Machine, thisMachine } from '../checks/machine.ts'
import type { Command } from '../commands/command.ts'
import { runCommand } from '../commands/run-command.ts'
import { readEnv, showSettings } from '../env.ts'
import type { TestDatabase } from './databases/test-database.ts'

interface Typed {
  args?: string[]
  settings?: Record<string, string>
  isTTY?: boolean
  machine?: Partial<Machine>
  /** Receives the output, also if the command fails. */
  read?: string[]
}

/** Runs a command on an open database, as beside a running server, and returns its output. */
export async function operateBeside(
  { database, url }: Pick<TestDatabase, 'database' | 'url'>,
  command: Command,
  { args = [], settings = {}, isTTY = true, machine = {}, read = [] }: Typed = {},
): Promise<string> {
  const source = { NODE_ENV: 'test', DATABASE_URL: url, ...settings }
  const openAsItIs = async () => ({ ...database, close: async () => {} })
  await command.run(
    {
      env: readEnv(source),
      output: { isTTY, write: (text) => read.push(text) },
      machine: { ...thisMachine, ...machine },
      showProgress: () => {},
      showSettings: () => showSettings(source),
      openDatabase: openAsItIs,
      openAsItIs,
    },
    args,
  )
  return read.join('')
}

/** Runs a command line with these settings, on a terminal or not. Returns exit code and output. */
export async function typeCommand(
  typed: string[],
  settings: Record<string, string>,
  file = {},
  isTTY = false,
) {
  const read: string[] = []
  const errors: string[] = []
  const code = await runCommand(typed, {
    settings,
    file,
    output: { write: (text) => read.push(text) },
    errors: { isTTY, write: (text) => errors.push(text) },
  })
  return { code, read: read.join(''), errors: errors.join('') }
}
