import { callFailure } from '../../site/api/call-failure.ts'
import { fetchFile } from '../../site/api/fetch-file.ts'
import { tellEnd } from './desk-fetch.ts'

/**
 * A table of the desk, as a file. After a 401 nobody is signed in here.
 * @throws {TRPCClientError} the server's refusal, or that the file did not come as a whole
 */
export const fetchTable = (url: string): Promise<Blob> =>
  fetchFile(url).catch((error: unknown) => {
    if (callFailure(error).status === 401) tellEnd()
    throw error
  })
