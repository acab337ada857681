import { TRPCClientError } from '@trpc/client'
import { NoAnswer } from './json-fetch.ts'

/**
 * A file of our own server. It may take minutes on a slow line, so nothing but the network ends it. A link would leave a
 * refusal, or a part of the file, among the downloads.
 * @throws {TRPCClientError} the server's refusal, or that the file did not come as a whole
 */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url, { credentials: 'same-origin' }).catch(cutOff)
  if (response.ok) return response.blob().catch(cutOff)
  const responseJSON: unknown = await response.json().catch(() => ({}))
  throw new TRPCClientError('', { meta: { response, responseJSON } })
}

/** The error for a file of which a part is missing. */
export function cutOff(): never {
  throw new TRPCClientError('', { cause: new NoAnswer() })
}
