import type { SaveVoiceInput, VoiceView } from '@northword/contract/texts/voice'
import { trpc } from '../../../site/api/trpc.ts'

/** Never from the cache: others may have saved it since. */
export const useVoice = (number: string) => trpc.voices.find.useQuery({ number }, { staleTime: 0 })

/** Saves the voice for all orders that share it. */
export function useSaveVoice(number: string) {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.voices.save.useMutation({
    onSuccess: (saved) => utils.voices.find.setData({ number }, saved),
    onSettled: () => utils.voices.find.invalidate(),
  })
  return {
    save: (input: SaveVoiceInput): Promise<VoiceView> => mutateAsync(input),
    /** The voice on the server now. */
    find: (): Promise<VoiceView> => utils.voices.find.fetch({ number }, { staleTime: 0 }),
  }
}
