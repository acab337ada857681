import type { MouseEvent } from 'react'
import { isPlainClick } from '../site/plain-click.ts'

/** Handles a click on a link by script, unless it opens a new tab or window. */
export const onPlainClick = (answer: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event.nativeEvent)) return
  event.preventDefault()
  answer()
}
