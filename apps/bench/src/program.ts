import { execFile, type ExecFileOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { type EndChild, endWithUs } from '@northword/rig/child-process'

/**
 * Runs a program to its end and answers with what it printed.
 * @throws {Error} with its error output where it fails
 */
export async function outputOf(file: string, args: string[], options: ExecFileOptions = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(file, args, { ...options, encoding: 'utf8', maxBuffer: 1e8 })
  return stdout
}

/** Starts a program of ours in a process of its own, sends it its task and waits for its first message. */
export async function startProgram(program: URL, task: object): Promise<{ answer: unknown; end: EndChild }> {
  const child = fork(program, { execArgv: [] })
  const end = endWithUs(child)
  child.send(task)
  const [answer] = (await once(child, 'message')) as unknown[]
  return { answer, end }
}

/** The answer of a program of ours that has one task, after which it ends. */
export async function answerOf<Answer>(program: URL, task: object): Promise<Answer> {
  const { answer, end } = await startProgram(program, task)
  await end()
  return answer as Answer
}
