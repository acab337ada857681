import { saveFile } from '../../components/save-file.ts'
import { fetchTable } from '../api/fetch-table.ts'
import { useProof } from '../proof/use-proof.ts'

/** Saves a table of the desk as a file. Asks for a fresh proof if the server wants one. */
export function useDownload() {
  const withProof = useProof()
  return async (url: string, fileName: string) => saveFile(fileName, await withProof(() => fetchTable(url)))
}
