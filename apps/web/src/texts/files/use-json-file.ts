import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../site/api/fetch-file.ts'
import type { Query } from '../../components/loaded.tsx'

/** JSON of a file on our server that never changes. */
export const useJsonFile = <Data>(address: string, isAsked: boolean): Query<Data> =>
  useQuery({
    queryKey: [address],
    queryFn: async (): Promise<Data> => JSON.parse(await (await fetchFile(address)).text()),
    enabled: isAsked,
    staleTime: Infinity,
  })
