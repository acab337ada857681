import { endMark } from './end-mark.ts'

/** Longer than the slowest lines need. A hanging file is fetched again on use. */
export const fileWithinMs = 30_000

/** Rejects for a wrong or truncated answer, such as a captive portal's page, and after 30 s. */
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
