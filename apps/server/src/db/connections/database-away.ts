/** SQLSTATE classes and codes of a lost database: connection, resources, operator intervention, a standby. */
const ofDatabase = /^(08|53|57(?!014)|25006)/

/** Those of one statement, "not now": its limit, deadlocks, others' locks. */
const ofStatement = /^(57014|40001|40P01|55P03)/

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

/** True if a query failed because the database is away or busy with others, so that it may succeed later. */
export const isDatabaseAway = (error: unknown): boolean =>
  isDatabaseLost(error) || hasCause(error, (_, code) => ofStatement.test(code))

/** As {@link isDatabaseAway}, if any other query would fail too. */
export const isDatabaseLost = (error: unknown): boolean =>
  hasCause(
    error,
    ({ message }, code) => ofDatabase.test(code) || socketCodes.has(code) || driverSentences.test(message),
  )

function hasCause(error: unknown, is: (cause: Error, code: string) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (is(cause, 'code' in cause ? String(cause.code) : '')) return true
    if (cause instanceof AggregateError && cause.errors.some((one) => hasCause(one, is))) return true
  }
  return false
}
