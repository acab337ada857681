import { isRaw, raw, Utils } from '@mikro-orm/core'
import { type AbstractSqlConnection, type AbstractSqlPlatform, NativeQueryBuilder } from '@mikro-orm/sql'

/**
 * Makes a connection send values as parameters. MikroORM (7.2) writes them into the statement, which Postgres logs if
 * it fails, with clients' names, addresses and briefs; parameters are logged only with
 * `log_parameter_max_length_on_error`.
 */
export function bindParameters(connection: AbstractSqlConnection, platform: AbstractSqlPlatform) {
  const execute = connection.execute.bind(connection)
  connection.execute = (query, params, method, ctx, loggerContext) => {
    const { sql, values } = boundQuery(platform, query, params)
    return execute(sql, [], method, sending(values, ctx ?? connection.getClient()), loggerContext)
  }
}

/** Wraps Kysely, or a transaction, so that it sends these values with its statement. */
const sending = <Client extends ReturnType<AbstractSqlConnection['getClient']>>(
  values: unknown[],
  client: Client,
) =>
  new Proxy(client, {
    get: (target, key) =>
      key === 'executeQuery'
        ? (...[query, options]: Parameters<Client['executeQuery']>) =>
            target.executeQuery({ ...query, parameters: values }, options)
        : Reflect.get(target, key),
  })

type Query = Parameters<AbstractSqlConnection['execute']>

function boundQuery(platform: AbstractSqlPlatform, query: Query[0], params: Query[1] = []) {
  const values: unknown[] = []
  /** Follows MikroORM's `formatQuery`: `?` is a value, `??` an identifier, `\?` a question mark. */
  const write = (sql: string, given: readonly unknown[]): string => {
    if (given.length === 0) return sql
    const left = given.values()
    return sql.replaceAll(/\\\?|\?\??/g, (mark) => {
      if (mark === '\\?') return '?'
      const { value } = left.next()
      return mark === '??' ? platform.quoteIdentifier(String(value)) : bind(value)
    })
  }
  const bind = (value: unknown): string => {
    if (isRaw(value)) return write(value.sql, value.params)
    if (Array.isArray(value)) return value.map(bind).join(', ')
    return `$${values.push(Utils.isPlainObject(value) ? JSON.stringify(value) : value)}`
  }
  const { sql, params: given } = asRaw(query, params)
  return { sql: write(sql, given), values }
}

function asRaw(query: Query[0], params: NonNullable<Query[1]>): { sql: string; params: readonly unknown[] } {
  if (query instanceof NativeQueryBuilder) return query.toRaw()
  if (typeof query !== 'string') return query
  return Array.isArray(params) ? { sql: query, params } : raw(query, params)
}
