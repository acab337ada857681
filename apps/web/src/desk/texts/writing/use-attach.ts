import { deskTexts } from '@northword/content/desk/desk-texts'
import { mostReportBytes, type PieceInput, reportFileInput } from '@northword/contract/texts/texts'
import { useState } from 'react'
import { callFailure } from '../../../site/api/call-failure.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { failureSentence } from '../../api/failure-sentence.ts'

/** The name of the draft's report, a PDF, as it is stored, and the upload of another one. */
export function useAttach(place: PieceInput, stored: string | null) {
  const { attached, name } = useStoredName(place, stored)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const { findDraft } = trpc.useUtils().deliveries
  const { mutateAsync, error } = trpc.deliveries.attachReport.useMutation()
  async function upload(file: File) {
    const base64 = await base64Of(file).catch(() => null)
    if (base64 === null) return setRefusal(deskTexts.file.unreadable)
    const input = reportFileInput.safeParse({ ...place, name: file.name.slice(-200), base64 })
    if (!input.success) return setRefusal(input.error.issues[0]?.message ?? null)
    const saved = await mutateAsync(input.data).catch(() => null)
    if (saved) name(saved.reportFile)
    // It may be stored without an answer. No file is named as long as the draft does not tell which one it has.
    else
      await findDraft.fetch(place, { staleTime: 0, gcTime: 0 }).then(
        (draft) => name(draft.reportFile),
        () => name(null),
      )
  }
  function take(file: File) {
    setRefusal(null)
    setPending(true)
    return upload(file).finally(() => setPending(false))
  }
  const failure = error && (callFailure(error).issues[0]?.message ?? failureSentence(error))
  return { attached, problem: refusal ?? failure, isPending, take }
}

/** A delivery takes the report from the draft. The name stays, because the delivery may have to be sent again. */
function useStoredName(place: PieceInput, stored: string | null) {
  const { findDraft } = trpc.useUtils().deliveries
  const [seen, setSeen] = useState(stored)
  const [attached, setAttached] = useState(stored)
  if (stored !== seen) {
    setSeen(stored)
    if (stored !== null) setAttached(stored)
  }
  const name = (reportFile: string | null) => {
    findDraft.setData(place, (draft) => draft && { ...draft, reportFile })
    setAttached(reportFile)
  }
  return { attached, name }
}

/** Base64 of a file. Cuts a file that is too large just above the limit, so that the contract refuses it. */
async function base64Of(file: File): Promise<string> {
  const part = file.slice(0, mostReportBytes + 3)
  const url = await new Promise<unknown>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('No part of the file was read.')))
    reader.readAsDataURL(part)
  })
  return String(url).replace(/^[^,]*,/, '')
}
