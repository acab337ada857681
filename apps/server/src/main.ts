import { EnvError, readEnv } from './env.ts'
import { codeOf } from './errors/code-of.ts'
import { start } from './start.ts'

/** Time for open work after a signal. Supervisors kill after ten seconds. */
const closeWithinMs = 9_000

/** Advice for errors of `listen`, by Node's code. */
const listenFailures: Record<string, string> = {
  EADDRINUSE: 'The port is already in use: stop the other program or set PORT.',
  EACCES: 'This user may not listen on that port: set PORT to 1024 or more.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'HOST is not an address of this machine.',
}

try {
  const starting = start(readEnv())
  let closing: Promise<void> | undefined
  const close = async () => {
    setTimeout(() => process.exit(1), closeWithinMs).unref()
    await (await starting).close()
    process.exit(0)
  }
  // Registered before the start ends, since a probe may find the server ready earlier. Ctrl-C sends the signal to npm
  // and to us, so it arrives twice; the second is ignored.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (closing ??= close()))
  await starting
} catch (error) {
  console.error(`Northword did not start. ${sentenceFor(error)}`)
  process.exit(1)
}

/** Reason for a failed start, as one sentence for the operator. */
function sentenceFor(error: unknown): string {
  if (error instanceof EnvError) return error.message
  const code = codeOf(error)
  return listenFailures[code] ?? (error instanceof Error ? error.message : String(error))
}
