/** The value of a JSON text that was stored; undefined where there is none or it is corrupt. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '') as unknown
  } catch {
    return undefined
  }
}
