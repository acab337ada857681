import { execFile, type ExecFileOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { type EndChild, endWithUs } from '@northword/rig/child-process'

/**
 * Output of a program.
 * @throws {Error} with its stderr, if it fails
 */
export async function outputOf(file: string, args: string[], options: ExecFileOptions = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(file, args, { ...options, encoding: 'utf8', maxBuffer: 1e8 })
  return stdout
}

/** Starts one of our programs, sends it its task and waits for its first message. */
export async function startProgram(program: URL, task: object): Promise<{ answer: unknown; end: EndChild }> {
  const child = fork(program, { execArgv: [] })
  const end = endWithUs(child)
  child.send(task)
  const [answer] = (await once(child, 'message')) as unknown[]
  return { answer, end }
}

/** Result of one of our programs, which is ended afterwards. */
export async function answerOf<Answer>(program: URL, task: object): Promise<Answer> {
  const { answer, end } = await startProgram(program, task)
  await end()
  return answer as Answer
}
