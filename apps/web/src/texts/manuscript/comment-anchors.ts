export const markId = (number: number) => `mark-${number}`

export const commentId = (number: number) => `comment-${number}`

/** Focuses an element and scrolls to it. False if it is not in the page. */
export function goTo(id: string, block: 'center' | 'nearest' = 'center'): boolean {
  const element = document.getElementById(id)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block })
  return element !== null
}
