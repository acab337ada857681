import { parseJson } from '@northword/contract/device/parse-json'

/** An answer with its body as text. */
interface Answer {
  path: string
  status: number
  text: string
}

/**
 * Reads an answer's JSON for a fixture that needs a field of it.
 * @throws {Error} with the path, status and body if the field is missing
 */
export async function bodyOf<Body extends object>(
  response: Response,
  needed: keyof Body & string,
): Promise<Body> {
  const { pathname: path } = new URL(response.url)
  return bodyIn<Body>({ path, status: response.status, text: await response.text() }, needed)
}

/** As {@link bodyOf}, for an answer without a `Response`: that of a page, or of `node:http`. */
export function bodyIn<Body extends object>(
  { path, status, text }: Answer,
  needed: keyof Body & string,
): Body {
  const body = parseJson(text) as Body | undefined
  if (body?.[needed] == null) throw new Error(`${path} answered ${status}: ${text}`)
  return body
}
