import path from 'node:path'
import { checks } from '@northword/content/operate/checks'
import { EnvError, readEnv } from './env.ts'
import { codeOf } from './errors/code-of.ts'
import { reasonOf } from './features/mail/queue/reason-of.ts'

/** Advice for errors of `listen` and of its look-up of HOST, by Node's code. */
const listenFailures: Record<string, string> = {
  EADDRINUSE: 'The port is already in use: stop the other program or set PORT.',
  EACCES: 'This user may not listen on that port: set PORT to 1024 or more.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'HOST is not an address of this machine.',
}

/** Reason for a failed start, as one sentence for the operator. */
export function startFailure(error: unknown, settings?: Parameters<typeof readEnv>[0]): string {
  if (error instanceof EnvError) return error.message
  const listening = isOfListening(error) && listenFailures[codeOf(error)]
  if (listening) return listening
  const { DATA_DIR } = readEnv(settings)
  if (isRefusal(error) && isIn(DATA_DIR, pathOf(error))) return checks.folderClosed(DATA_DIR, reasonOf(error))
  return error instanceof Error ? error.message : String(error)
}

const isOfListening = (error: unknown) =>
  error instanceof Error && 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall))

/** Codes of a folder that belongs to another user, or to a disk that nobody writes to. */
const isRefusal = (error: unknown) => ['EACCES', 'EROFS'].includes(codeOf(error))

const pathOf = (error: unknown) => (error instanceof Error && 'path' in error ? String(error.path) : null)

function isIn(folder: string, file: string | null): boolean {
  if (file === null) return false
  const [first] = path.relative(folder, file).split(path.sep)
  return first !== '..'
}
