import { type Machine, thisMachine } from '../checks/machine.ts'
import type { Command } from '../commands/command.ts'
import { runCommand } from '../commands/run-command.ts'
import { readEnv, showSettings } from '../env.ts'
import { rendersAlways } from '../features/content/releases/render-site.ts'
import { openRendering } from '../rendering/rendering.ts'
import type { TestDatabase } from './databases/test-database.ts'

interface Typed {
  args?: string[]
  settings?: Record<string, string>
  isTTY?: boolean
  machine?: Partial<Machine>
  /** Folder of the web app's build. Default: every site can be rendered. */
  built?: string
  /** Receives the output, also if the command fails. */
  read?: string[]
}

/** Runs a command on an open database, as beside a running server, and returns its output. */
export async function operateBeside(
  { database, url }: Pick<TestDatabase, 'database' | 'url'>,
  command: Command,
  { args = [], settings = {}, isTTY = true, machine = {}, built, read = [] }: Typed = {},
): Promise<string> {
  const source = { NODE_ENV: 'test', DATABASE_URL: url, ...settings }
  const env = readEnv(source)
  const openAsItIs = async () => ({ ...database, close: async () => {} })
  await command.run(
    {
      env,
      output: { isTTY, write: (text) => read.push(text) },
      machine: { ...thisMachine, ...machine },
      showProgress: () => {},
      showSettings: () => showSettings(source),
      openDatabase: openAsItIs,
      openAsItIs,
      openRendering: async (items) =>
        built === undefined
          ? { prepare: rendersAlways, close: async () => {} }
          : openRendering(env, items, built),
    },
    args,
  )
  return read.join('')
}

/** Runs a command line with these settings, on a terminal or not, in a folder. Returns exit code and output. */
export async function typeCommand(
  typed: string[],
  settings: Record<string, string>,
  file = {},
  isTTY = false,
  folder = '',
) {
  const read: string[] = []
  const errors: string[] = []
  const code = await runCommand(typed, {
    settings,
    file,
    folder,
    output: { write: (text) => read.push(text) },
    errors: { isTTY, write: (text) => errors.push(text) },
  })
  return { code, read: read.join(''), errors: errors.join('') }
}
