import { TRPCClientError } from '@trpc/client'
import { NoAnswer } from './json-fetch.ts'

/**
 * A file of our server, without a timeout: a slow line may take minutes. A plain link would save an error page or
 * half a file as a download.
 * @throws {TRPCClientError} the server's refusal, or an incomplete file
 */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url, { credentials: 'same-origin' }).catch(cutOff)
  if (response.ok) return response.blob().catch(cutOff)
  const responseJSON: unknown = await response.json().catch(() => ({}))
  throw new TRPCClientError('', { meta: { response, responseJSON } })
}

/** The error for an incomplete file. */
export function cutOff(): never {
  throw new TRPCClientError('', { cause: new NoAnswer() })
}
