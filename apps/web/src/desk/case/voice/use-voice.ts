import { trpc } from '../../../site/api/trpc.ts'

/** Never from the cache: others may have saved it since. */
export const useVoice = (number: string) => trpc.voices.find.useQuery({ number }, { staleTime: 0 })
