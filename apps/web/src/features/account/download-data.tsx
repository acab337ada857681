import { profile } from '@northword/content/profile'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { trpc } from '../api/trpc.ts'
import { Outcome } from './outcome.tsx'
import { saveJson } from './save-json.ts'

const words = profile.data

/** The client’s data, as a file on their device. */
export function DownloadData() {
  const { client } = trpc.useUtils()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => saveJson(words.fileName, await client.account.data.query()),
  })
  return (
    <>
      <p>{words.text}</p>
      <Button size="small" disabled={isPending} onClick={() => mutate()}>
        {isPending ? words.pending : words.button}
      </Button>
      <Outcome done={isSuccess && words.done(words.fileName)} error={error} />
    </>
  )
}
