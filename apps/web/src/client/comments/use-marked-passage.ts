import type { PassageInput } from '@northword/contract/reviews'
import { type RefObject, useEffect, useState } from 'react'
import { passageIn } from '../text/passage-in.ts'

interface MarkedPassage {
  passage: PassageInput
  /** Where its last words end, in pixels from the corner of the paper. */
  at: { left: number; top: number }
  /** How much of the foot of the screen is taken, as a length of CSS. */
  foot: string
}

/** On an element that may be pressed without the passage going away: a finger takes the mark off a text. */
export const keepsMark = { 'data-keeps-mark': true }

/** The passage of a text that the reader has marked, by mouse, finger or keys; null while there is none. */
export function useMarkedPassage(paper: RefObject<HTMLElement | null>, text: string) {
  const [marked, setMarked] = useState<MarkedPassage | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    let isWaiting = false
    const look = () => isWaiting || setMarked(markedOn(paper.current, text))
    const onDown = ({ target, pointerType }: PointerEvent) => {
      const isOnButton = target instanceof Element && target.closest('[data-keeps-mark]') !== null
      // A mouse marks until it is let go.
      isWaiting = isOnButton || pointerType === 'mouse'
    }
    const onUp = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[data-keeps-mark]')) return
      isWaiting = false
      look()
    }
    const listen = { signal: stop.signal }
    document.addEventListener('selectionchange', look, listen)
    document.addEventListener('pointerdown', onDown, listen)
    document.addEventListener('pointerup', onUp, listen)
    document.addEventListener('pointercancel', onUp, listen)
    return () => stop.abort()
  }, [paper, text])
  return marked
}

function markedOn(paper: HTMLElement | null, text: string): MarkedPassage | null {
  const selection = document.getSelection()
  if (!paper || !selection || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const passage = passageIn(paper, range, text)
  // No element below the root inherits it.
  const foot = document.documentElement.style.getPropertyValue('--banner-height') || '0px'
  return passage && { passage, at: endOf(range, paper), foot }
}

function endOf(range: Range, paper: HTMLElement) {
  const corner = paper.getBoundingClientRect()
  const last = [...range.getClientRects()].at(-1) ?? corner
  return { left: last.right - corner.left, top: last.bottom - corner.top }
}
