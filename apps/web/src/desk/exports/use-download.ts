import { saveFile } from '../../components/save-file.ts'
import { useProof } from '../proof/use-proof.ts'
import { callFailure } from '../../site/api/call-failure.ts'
import { fetchFile } from '../../site/api/fetch-file.ts'
import { tellEnd } from '../api/desk-fetch.ts'

/** Saves a table of the desk as a file. Asks for a fresh proof if the server wants one. */
export function useDownload() {
  const withProof = useProof()
  return async (url: string, fileName: string) => saveFile(fileName, await withProof(() => fetchTable(url)))
}

/**
 * A CSV table of the desk. A 401 signs out here.
 * @throws {TRPCClientError} the server's refusal, or an incomplete file
 */
const fetchTable = (url: string): Promise<Blob> =>
  fetchFile(url).catch((error: unknown) => {
    if (callFailure(error).status === 401) tellEnd()
    throw error
  })
