/** A condition of a statement, with the values for its question marks. */
export interface Condition {
  sql: string
  values: unknown[]
}

/** All of these conditions as one. */
export const allOf = (conditions: Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' and ') || 'true',
  values: conditions.flatMap(({ values }) => values),
})
