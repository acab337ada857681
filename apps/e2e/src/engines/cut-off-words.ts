/** Runs in the page: the words that end to the right of what stands in front, a dialog or the page itself. */
export function cutOffWords(): string[] {
  const front = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body
  const edge = front.getBoundingClientRect().left + front.clientWidth
  const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
  const cutOff: string[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    const isShown = currentNode.parentElement?.checkVisibility({ visibilityProperty: true })
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    const isCutOff = [...range.getClientRects()].some(({ width, right }) => width > 1 && right > edge + 0.5)
    if (isShown && isCutOff) cutOff.push(currentNode.textContent ?? '')
  }
  return cutOff
}
