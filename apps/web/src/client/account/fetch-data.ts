import { callFailure } from '../../site/api/call-failure.ts'
import { cutOff, fetchFile } from '../../site/api/fetch-file.ts'
import { forgetUser } from '../../site/session/session-store.ts'

/**
 * The file of all that the studio holds of the client.
 * @throws {TRPCClientError} the server's refusal, or that the file did not come as a whole
 */
export async function fetchData(): Promise<Blob> {
  const file = await fetchFile('/api/account/data').catch(forgetSignedOut)
  return (await isWhole(file)) ? file : cutOff()
}

function forgetSignedOut(error: unknown): never {
  if (callFailure(error).status === 401) forgetUser()
  throw error
}

/** The last line says that it is the last. */
async function isWhole(file: Blob) {
  return /\n\{"kind":"end"[^\n]*\}\n$/.test(await file.slice(-200).text())
}
