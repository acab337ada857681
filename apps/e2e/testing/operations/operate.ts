import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serverCommand, serverEnv } from '../../../../bin/server-command.mjs'
import { env } from '../env.ts'

const [node = process.execPath] = serverCommand
const program = fileURLToPath(new URL('../../../server/src/commands/main.ts', import.meta.url))

/** An operator's command as a process with these settings and none of the caller's. */
const command = (typed: string[], settings: Record<string, string>) => ({
  node,
  args: [program, ...typed],
  options: { env: { PATH: env.path, ...serverEnv, ...settings } },
})

/** Runs an operator's command. Resolves to output and exit code. */
export const operate = Object.assign(
  (typed: string[], settings: Record<string, string>) => {
    const { args, options } = command(typed, settings)
    return new Promise<{ code: number; read: string; errors: string }>((resolve) => {
      const child = execFile(node, args, options, (_, read, errors) =>
        resolve({ code: child.exitCode ?? -1, read, errors }),
      )
    })
  },
  { command },
)
