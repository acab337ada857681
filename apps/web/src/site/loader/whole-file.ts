import { endMark } from './end-mark.ts'

/** Longer than the slowest lines take. What hangs is not waited for; it is fetched again when it is wanted. */
export const fileWithinMs = 30_000

/**
 * The text of a script or style of the built site. Rejects where the answer is another one, or not whole: a hotel's
 * page in its place, half of it. So it does where it takes more than half a minute.
 */
export async function readWhole(
  path: string,
  kind: 'css' | 'javascript',
  options: RequestInit,
): Promise<string> {
  const response = await fetch(path, { ...options, signal: AbortSignal.timeout(fileWithinMs) })
  const isRight = response.ok && response.headers.get('content-type')?.includes(kind)
  const text = isRight ? await response.text() : ''
  if (!text.trimEnd().endsWith(endMark)) throw new Error(`Lost: ${path}`)
  return text
}
