/**
 * Runs in the page: the texts of its content and its footer that a reader can see, those below the fold
 * included. A text is seen where every line of it lies in the page and in what cuts it off; what can be
 * scrolled to is seen too.
 */
export function shownWords(): string[] {
  const page = document.documentElement
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const isWithin = (line: DOMRect, { left, right, top, bottom }: DOMRect) => {
    const middle = line.top + line.height / 2
    return line.left >= left - 1 && line.right <= right + 1 && middle >= top && middle <= bottom
  }
  const isShown = (text: Node): boolean => {
    const parent = text.parentElement
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const bounds = [new DOMRect(0, -1e6, page.clientWidth, 2e6)]
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      if (scrolls(box)) return lines.length > 0
      if (clips(box)) bounds.push(box.getBoundingClientRect())
    }
    return lines.length > 0 && lines.every((line) => bounds.every((box) => isWithin(line, box)))
  }
  const shown: string[] = []
  for (const part of document.querySelectorAll('main, footer')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.replace(/\s+/g, ' ').trim()
      if (words && isShown(texts.currentNode)) shown.push(words)
    }
  }
  return shown
}
