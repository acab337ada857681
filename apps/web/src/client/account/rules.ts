interface Issue {
  path: PropertyKey[]
  message: string
}

/** A schema of the contract, as far as a form needs it. */
export interface Rules<Values> {
  safeParse: (
    typed: unknown,
  ) => { success: true; data: Values } | { success: false; error: { issues: Issue[] } }
}

/** A rule that a field breaks, with its sentence. */
export interface Broken {
  field: string
  message: string
}

/** The broken rules in the order of the schema, which is that of the form. */
export const brokenRules = (issues: Issue[]): Broken[] =>
  issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }))
