import { EnvError, readEnv } from './env.ts'
import { start } from './start.ts'

/** Longest time for requests and mails under way to finish after a signal. */
const closeWithinMs = 10_000

try {
  const running = await start(readEnv())
  const close = async () => {
    setTimeout(() => process.exit(1), closeWithinMs).unref()
    await running.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
} catch (error) {
  console.error(`Northword did not start. ${sentenceFor(error)}`)
  process.exit(1)
}

/** What stopped the start, as one sentence for the operator. */
function sentenceFor(error: unknown): string {
  if (error instanceof EnvError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is already in use: stop the other program or set PORT.'
  }
  return error instanceof Error ? error.message : String(error)
}
