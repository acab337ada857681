import { execFile, type ExecFileOptions } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Runs a program to its end and answers with what it printed.
 * @throws {Error} with its error output where it fails
 */
export async function outputOf(file: string, args: string[], options: ExecFileOptions = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(file, args, { ...options, encoding: 'utf8', maxBuffer: 1e8 })
  return stdout
}
