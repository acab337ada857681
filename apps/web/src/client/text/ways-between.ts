/** The element that a number in the text is. */
export const markId = (number: number) => `mark-${number}`

/** The element that says what was written about the passage with this number. */
export const commentId = (number: number) => `comment-${number}`

/** Moves the focus to an element, and brings it before the reader's eyes. False where it is not in the page. */
export function goTo(id: string, block: 'center' | 'nearest' = 'center'): boolean {
  const element = document.getElementById(id)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block })
  return element !== null
}
