/** SQLSTATE classes and codes for "not now": connection, resources, operator intervention, others' locks. */
const sqlState = /^(08|53|57|25006|40001|40P01|55P03)/

/** Node's codes for an unreachable peer. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOENT',
])

/** Messages of `pg`, without a code, about a connection that it lost or could not get. */
const driverSentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** SQLSTATE `query_canceled`: the statement took too long, or somebody cancelled it. */
const stopped = '57014'

/** True if the database cancelled a statement that took too long. */
export function isStatementStopped(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === stopped) return true
  return false
}

/** True if a query failed because the database is away, so that it may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (sqlState.test(code) || socketCodes.has(code) || driverSentences.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
  }
  return false
}
