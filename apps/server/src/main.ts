import { EnvError, readEnv } from './env.ts'
import { codeOf } from './errors/code-of.ts'
import { start } from './start.ts'

/** How long open work may take to finish after a signal; supervisors kill after ten seconds. */
const closeWithinMs = 9_000

/** Why the server could not listen, by the error code of Node. */
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
  // Heard from the first moment: a probe may find the server ready before start() is through.
  // A terminal sends Ctrl-C both to npm and to us, so the signal comes twice: the second is ignored.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (closing ??= close()))
  await starting
} catch (error) {
  console.error(`Northword did not start. ${sentenceFor(error)}`)
  process.exit(1)
}

/** The reason for a failed start, as one sentence for the operator. */
function sentenceFor(error: unknown): string {
  if (error instanceof EnvError) return error.message
  const code = codeOf(error)
  return listenFailures[code] ?? (error instanceof Error ? error.message : String(error))
}
