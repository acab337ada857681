/** Runs in the page: beginnings of texts that their own box clips. */
export function clippedTexts(): string[] {
  const holdsText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isClipped = (element: Element) => {
    const { overflowX, overflowY, clip } = getComputedStyle(element)
    // Text for screen readers is clipped on purpose.
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
