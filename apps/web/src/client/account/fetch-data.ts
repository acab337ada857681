import { TRPCClientError } from '@trpc/client'
import { NoAnswer } from '../../site/api/json-fetch.ts'
import { forgetUser } from '../../site/session/session-store.ts'

/**
 * The file of all that the studio holds of the client. It may take minutes on a slow line, so nothing but
 * the network ends it. A link would leave a refusal, or a part of the file, among the downloads.
 * @throws {TRPCClientError} the server's refusal, or that the file did not come as a whole
 */
export async function fetchData(): Promise<Blob> {
  const response = await fetch('/api/account/data', { credentials: 'same-origin' }).catch(unreachable)
  if (response.status === 401) forgetUser()
  if (!response.ok) {
    const responseJSON: unknown = await response.json().catch(() => ({}))
    throw new TRPCClientError('', { meta: { response, responseJSON } })
  }
  const file = await response.blob().catch(unreachable)
  if (!(await isWhole(file))) unreachable()
  return file
}

/** The last line says that it is the last. */
async function isWhole(file: Blob) {
  return /\n\{"kind":"end"[^\n]*\}\n$/.test(await file.slice(-200).text())
}

function unreachable(): never {
  throw new TRPCClientError('', { cause: new NoAnswer() })
}
