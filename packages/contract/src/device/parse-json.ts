/** Undefined for null or invalid JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '') as unknown
  } catch {
    return undefined
  }
}
