/** Text of a failure that the database can store: at most 1,000 characters, no U+0000. */
export function reasonOf(error: unknown): string {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  const reason = inner instanceof Error ? inner.message : String(inner)
  return reason.replaceAll('\u0000', '').slice(0, 1_000).toWellFormed()
}
