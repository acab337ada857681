import { Button, Text } from '@mantine/core'
import { profile } from '@northword/content/orders/profile'
import { useMutation } from '@tanstack/react-query'
import { callFailure } from '../../site/api/call-failure.ts'
import { cutOff, fetchFile } from '../../site/api/fetch-file.ts'
import { forgetUser } from '../../site/session/session-store.ts'
import { Outcome } from '../../components/outcome.tsx'
import { onPlainClick } from '../../components/plain-click.ts'
import { saveFile } from '../../components/save-file.ts'

const words = profile.data
const { fileName } = words

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

/**
 * The client's data as a file.
 * @throws {TRPCClientError} the server's refusal, or an incomplete file
 */
async function fetchData(): Promise<Blob> {
  const file = await fetchFile('/api/account/data').catch(forgetSignedOut)
  return (await isWhole(file)) ? file : cutOff()
}

function forgetSignedOut(error: unknown): never {
  if (callFailure(error).status === 401) forgetUser()
  throw error
}

/** A complete file ends with an `end` line. */
async function isWhole(file: Blob) {
  return /\n\{"kind":"end"[^\n]*\}\n$/.test(await file.slice(-200).text())
}
