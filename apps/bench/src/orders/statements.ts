/** Parameters are `$1`, `$2`… */
export interface Statement {
  sql: string
  values: string[]
}

/** One order's transaction with `begin` and `commit`. */
export interface OrderStatements {
  statements: Statement[]
  /** Texts that differ in each order: uuids and the order number. */
  identities: string[]
}

const literal = /'((?:[^']|'')*)'/g
const literalOrParameter = /'(?:[^']|'')*'|\$(\d+)/g
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/**
 * A statement from the driver with only texts and times as parameters; numbers, booleans and null become literals for
 * pgbench.
 */
export function asSent(sql: string, sent: readonly unknown[] = []): Statement {
  const values: string[] = []
  const written = sql.replaceAll(literalOrParameter, (found, index?: string) => {
    if (!index) return found
    const value = sent[Number(index) - 1]
    if (typeof value !== 'string' && !(value instanceof Date)) return String(value)
    return `$${values.push(typeof value === 'string' ? value : value.toISOString())}`
  })
  return { sql: written, values }
}

/** Turns text literals into parameters, as other programs would write them. */
export function parameterize({ sql, values }: Statement): Statement {
  if (values.length > 0) return { sql, values }
  const texts: string[] = []
  const withParameters = sql.replaceAll(literal, (_, text: string) => {
    texts.push(text.replaceAll("''", "'"))
    return `$${texts.length}`
  })
  return { sql: withParameters, values: texts }
}

export function identitiesOf(statements: Statement[], orderNumber: string): string[] {
  const uuids = statements.flatMap(({ values }) => values.flatMap((value) => value.match(uuid) ?? []))
  return [...new Set(uuids), orderNumber]
}

/**
 * Returns a function that replaces the identities in a statement's values.
 * @param identities texts to replace; `replacements` are in the same order
 */
export function valuesFor({ values }: Statement, identities: string[]) {
  const pattern = new RegExp(identities.map((identity) => RegExp.escape(identity)).join('|'), 'g')
  const isOwn = values.map((value) => identities.some((identity) => value.includes(identity)))
  return (replacements: string[]) =>
    values.map((value, index) =>
      isOwn[index]
        ? value.replaceAll(pattern, (found) => replacements[identities.indexOf(found)] ?? found)
        : value,
    )
}

/**
 * The transaction as a pgbench script. Each client counts orders in `:n`, so that keys grow over time as the
 * product's do; the caller sets the first, of eight digits.
 */
export function pgbenchScript({ statements, identities }: OrderStatements): string {
  const replacements = identities.map((identity, index) =>
    identity.match(uuid) ? `:n-${String(index).padStart(4, '0')}-7000-8000-:c` : 'NW-ORD-:n-:c',
  )
  const lines = statements.map((statement) => {
    const values = valuesFor(statement, identities)(replacements)
    return `${withLiterals({ sql: statement.sql, values })};`
  })
  return ['\\set n :n + 1', '\\set c 100000000000 + :client_id', ...lines, ''].join('\n')
}

function withLiterals({ sql, values }: Statement): string {
  return sql.replaceAll(literalOrParameter, (found, index?: string) =>
    index ? `'${values[Number(index) - 1]?.replaceAll("'", "''")}'` : found,
  )
}
