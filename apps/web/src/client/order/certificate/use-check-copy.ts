import { certificateWords } from '@northword/content/texts/certificate'
import { type ComparedApproved, compareApprovedInput } from '@northword/contract/texts/approvals'
import type { VersionInput } from '@northword/contract/texts/texts'
import { useState } from 'react'
import { sentenceOf } from '../../../components/sentence-of.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { readTextFile } from '../../../texts/files/read-text-file.ts'

const words = certificateWords.check

interface Verdict extends ComparedApproved {
  /** Name of the checked text. */
  what: string
}

/** Compares texts with an approved version. Does not send what the server would refuse. */
export function useCheckCopy(place: VersionInput) {
  const { mutate, isPending } = trpc.reviews.compareApproved.useMutation()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const say = (found: Verdict | null, wrong: string | null) => {
    setVerdict(found)
    setProblem(wrong)
  }
  const check = (text: string, what: string) => {
    const read = compareApprovedInput.safeParse({ ...place, text })
    if (text.trim() === '') return say(null, words.required)
    if (!read.success) return say(null, read.error.issues[0]?.message ?? words.required)
    say(null, null)
    mutate(read.data, {
      onSuccess: ({ same }) => say({ same, what }, null),
      onError: (error) => say(null, sentenceOf(error) || words.unreachable),
    })
  }
  const checkFile = async (file: File) => {
    const read = await readTextFile(file)
    if ('problem' in read) say(null, read.problem)
    else check(read.text, file.name)
  }
  return { check, checkFile, isPending, verdict, problem }
}
