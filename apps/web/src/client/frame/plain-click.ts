import type { MouseEvent } from 'react'
import { isPlainClick } from '../../site/plain-click.ts'

/** Lets a script answer the click on a link that leads there by itself; not one for a new tab or window. */
export const onPlainClick = (answer: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event.nativeEvent)) return
  event.preventDefault()
  answer()
}
