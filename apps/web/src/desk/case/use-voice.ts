import type { SaveVoiceInput, VoiceView } from '@northword/contract/voice'
import { trpc } from '../../site/api/trpc.ts'

/** The voice of the client of an order, as somebody else may have saved it since. */
export const useVoice = (number: string) => trpc.voices.find.useQuery({ number }, { staleTime: 0 })

/** Saves it, for all orders on which it holds. */
export function useSaveVoice(number: string) {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.voices.save.useMutation({
    onSuccess: (saved) => utils.voices.find.setData({ number }, saved),
    onSettled: () => utils.voices.find.invalidate(),
  })
  return {
    save: (input: SaveVoiceInput): Promise<VoiceView> => mutateAsync(input),
    /** What is saved now. */
    find: (): Promise<VoiceView> => utils.voices.find.fetch({ number }, { staleTime: 0 }),
  }
}
