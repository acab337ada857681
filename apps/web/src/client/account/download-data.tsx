import { profile } from '@northword/content/profile'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../site/ui/button.tsx'
import { fetchData } from './fetch-data.ts'
import { Outcome } from './outcome.tsx'
import { saveFile } from './save-file.ts'

const words = profile.data

/** The client’s data, as a file on their device. */
export function DownloadData() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => saveFile(words.fileName, await fetchData()),
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
