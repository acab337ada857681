import type { CheckedText } from '@northword/contract/texts/text-views'
import type { PieceInput } from '@northword/contract/texts/texts'
import { useEffect, useState } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { isSame, type Typed } from './typed.ts'

const pauseMs = 2_000

/** The server's latest check of a text. Runs on demand, and after a pause in typing. */
export function useCheck(place: PieceInput, typed: Typed) {
  const [shown, setShown] = useState<{ of: Typed; checked: CheckedText } | null>(null)
  const [tried, setTried] = useState<Typed | null>(null)
  const { mutate, isPending, error } = trpc.deliveries.checkText.useMutation({
    onSuccess: (checked, { text, format }) => setShown({ of: { text, format }, checked }),
  })
  const isEmpty = typed.text.trim() === ''
  const look = () => {
    setTried(typed)
    mutate({ ...place, ...typed })
  }
  useEffect(() => {
    if (isEmpty || isPending || (tried && isSame(tried, typed))) return undefined
    const timer = setTimeout(look, tried ? pauseMs : 0)
    return () => clearTimeout(timer)
  })
  const isOld = shown !== null && !isSame(shown.of, typed)
  return { checked: shown?.checked ?? null, isEmpty, isOld, isPending, error, look }
}
