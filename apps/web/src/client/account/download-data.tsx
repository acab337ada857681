import { Button, Text } from '@mantine/core'
import { profile } from '@northword/content/orders/profile'
import { company } from '@northword/content/studio/company'
import { useMutation } from '@tanstack/react-query'
import { Outcome } from '../../components/outcome.tsx'
import { onPlainClick } from '../../components/plain-click.ts'
import { fetchData } from './fetch-data.ts'
import { saveFile } from '../../components/save-file.ts'

const words = profile.data
const fileName = words.fileName(company.brand)

export function DownloadData() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => saveFile(fileName, await fetchData()),
  })
  return (
    <>
      <Text>{words.text}</Text>
      <Button
        component="a"
        href="/api/account/data"
        download={fileName}
        size="sm"
        aria-disabled={isPending || undefined}
        onClick={onPlainClick(() => isPending || mutate())}
      >
        {isPending ? words.pending : words.button}
      </Button>
      <Outcome done={isSuccess && words.done(fileName)} error={error} />
    </>
  )
}
