import { readEnv } from './env.ts'
import { startFailure } from './start-failure.ts'
import { start } from './start.ts'

/** Time for open work after a signal. Supervisors kill after ten seconds. */
const closeWithinMs = 9_000

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
  console.error(`Northword did not start. ${startFailure(error)}`)
  process.exit(1)
}
