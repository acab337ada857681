import type { PassageInput } from '@northword/contract/texts/reviews'
import { type RefObject, useEffect, useState } from 'react'
import { passageIn } from '../manuscript/passage-in.ts'

interface MarkedPassage {
  passage: PassageInput
  /** End of the selection, in pixels from the paper's corner. */
  at: { left: number; top: number }
  /** CSS length that is taken at the bottom of the screen. */
  foot: string
}

/** Props of an element that keeps the selection when tapped; a tap elsewhere clears it. */
export const keepsMark = { 'data-keeps-mark': true }

/** The selected passage of the text, by mouse, finger or keyboard; null if there is none. */
export function useMarkedPassage(paper: RefObject<HTMLElement | null>, text: string) {
  const [marked, setMarked] = useState<MarkedPassage | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    let isWaiting = false
    const look = () => isWaiting || setMarked(markedOn(paper.current, text))
    const onDown = ({ target, pointerType }: PointerEvent) => {
      const isOnButton = target instanceof Element && target.closest('[data-keeps-mark]') !== null
      // The mouse selects until it is released.
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
  // Set on the root element only, and not inherited.
  const foot = document.documentElement.style.getPropertyValue('--banner-height') || '0px'
  return passage && { passage, at: endOf(range, paper), foot }
}

function endOf(range: Range, paper: HTMLElement) {
  const corner = paper.getBoundingClientRect()
  const last = [...range.getClientRects()].at(-1) ?? corner
  return { left: last.right - corner.left, top: last.bottom - corner.top }
}
