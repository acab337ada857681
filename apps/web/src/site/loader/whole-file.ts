import { endMark } from './end-mark.ts'

/**
 * The text of a script or style of the built site. Rejects where the answer is another one, or not whole: a hotel's
 * page in its place, half of it.
 */
export async function readWhole(
  path: string,
  kind: 'css' | 'javascript',
  options: RequestInit,
): Promise<string> {
  const response = await fetch(path, options)
  const isRight = response.ok && response.headers.get('content-type')?.includes(kind)
  const text = isRight ? await response.text() : ''
  if (!text.trimEnd().endsWith(endMark)) throw new Error(`Unable to fetch ${path}`)
  return text
}
