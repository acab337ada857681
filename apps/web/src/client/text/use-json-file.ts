import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../site/api/fetch-file.ts'
import type { Query } from '../frame/loaded.tsx'

/** What a file of our own server says that never changes, once it is asked for. */
export const useJsonFile = <Data>(address: string, isAsked: boolean): Query<Data> =>
  useQuery({
    queryKey: [address],
    queryFn: async (): Promise<Data> => JSON.parse(await (await fetchFile(address)).text()),
    enabled: isAsked,
    staleTime: Infinity,
  })
