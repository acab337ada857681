/** The code that Node, or a library that does as Node does, gave an error; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
