import { textComments } from '@northword/content/texts/text-comments'
import type { VersionInput } from '@northword/contract/texts/texts'
import { useEffect, useRef } from 'react'
import { randomUuid } from '../../site/device/random-uuid.ts'
import { textIn } from '../../components/text-in.ts'
import { keepDraft, readDraft } from './comment-draft.ts'

/**
 * Turns input in the plain form, typed before hydration, into the unsent comment of the form that replaces it.
 * A child's effects run before its parent's.
 */
export function useTypedBefore({ number, piece, version }: VersionInput) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const typed = form.current && typedIn(form.current)
    if (!typed) return
    const before = readDraft('client', { number, piece })
    const text = before ? `${before.text}\n\n${typed}` : typed
    keepDraft('client', { number, piece, version, id: randomUuid(), passage: null, ...before, text })
  }, [number, piece, version])
  return form
}

function typedIn(form: HTMLFormElement): string {
  const [passage, text] = [textIn(form, 'passage').trim(), textIn(form, 'text').trim()]
  return passage === '' ? text : textComments.plain.typed(passage, text).trim()
}
