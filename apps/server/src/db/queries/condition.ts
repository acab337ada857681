export interface Condition {
  sql: string
  values: unknown[]
}

export const allOf = (conditions: Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' and ') || 'true',
  values: conditions.flatMap(({ values }) => values),
})
