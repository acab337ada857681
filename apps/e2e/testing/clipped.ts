/** Runs in the page: the beginnings of texts of which a part is cut off by their own box. */
export function clippedTexts(): string[] {
  const holdsText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isClipped = (element: Element) => {
    const { overflowX, overflowY, clip } = getComputedStyle(element)
    // What only screen readers read is cut off on purpose.
    if (clip !== 'auto') return false
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    return (
      (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (cuts(overflowY) && element.scrollHeight > element.clientHeight + 3)
    )
  }
  return [...document.querySelectorAll('body *')]
    .filter((element) => holdsText(element) && element.checkVisibility() && isClipped(element))
    .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`)
}
