import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { typedIn } from '../env.ts'
import { runCommand } from './run-command.ts'

process.exitCode = await runCommand(process.argv.slice(2), {
  file: settingsFile(),
  folder: typedIn(),
  output: process.stdout,
  errors: process.stderr,
})

/** Content of Node's `--env-file`, to show where settings come from. */
function settingsFile() {
  const option = '--env-file='
  const path = process.execArgv.find((argument) => argument.startsWith(option))?.slice(option.length)
  return path && existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}
