import { callFailure } from '../../site/api/call-failure.ts'
import { fetchFile } from '../../site/api/fetch-file.ts'
import { tellEnd } from './desk-fetch.ts'

/**
 * A CSV table of the desk. A 401 signs out here.
 * @throws {TRPCClientError} the server's refusal, or an incomplete file
 */
export const fetchTable = (url: string): Promise<Blob> =>
  fetchFile(url).catch((error: unknown) => {
    if (callFailure(error).status === 401) tellEnd()
    throw error
  })
