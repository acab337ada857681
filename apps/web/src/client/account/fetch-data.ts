import { callFailure } from '../../site/api/call-failure.ts'
import { cutOff, fetchFile } from '../../site/api/fetch-file.ts'
import { forgetUser } from '../../site/session/session-store.ts'

/**
 * The client's data as a file.
 * @throws {TRPCClientError} the server's refusal, or an incomplete file
 */
export async function fetchData(): Promise<Blob> {
  const file = await fetchFile('/api/account/data').catch(forgetSignedOut)
  return (await isWhole(file)) ? file : cutOff()
}

function forgetSignedOut(error: unknown): never {
  if (callFailure(error).status === 401) forgetUser()
  throw error
}

/** A complete file ends with an `end` line. */
async function isWhole(file: Blob) {
  return /\n\{"kind":"end"[^\n]*\}\n$/.test(await file.slice(-200).text())
}
