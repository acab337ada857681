import { textComments } from '@northword/content/text-comments'
import { useEffect, useRef } from 'react'
import { randomUuid } from '../../site/device/random-uuid.ts'
import { textIn } from '../frame/text-in.ts'
import { keepDraft, readDraft } from './comment-draft.ts'
import type { Place } from './of-piece.ts'

/**
 * The form that is on the page before any script, whose place another takes. What was typed in it becomes the draft with
 * which that one begins: effects run here before those around it.
 */
export function useTypedBefore({ number, piece, version }: Place) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const typed = form.current && typedIn(form.current)
    if (!typed) return
    const before = readDraft('client', { number, piece })
    // As long as a comment may be; what was typed last is what nobody has elsewhere.
    const text = (before ? `${before.text}\n\n${typed}` : typed).slice(-5_000)
    keepDraft('client', { number, piece, version, id: randomUuid(), passage: null, ...before, text })
  }, [number, piece, version])
  return form
}

function typedIn(form: HTMLFormElement): string {
  const [passage, text] = [textIn(form, 'passage').trim(), textIn(form, 'text').trim()]
  return passage === '' ? text : textComments.plain.typed(passage, text).trim()
}
