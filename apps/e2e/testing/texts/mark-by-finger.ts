import type { Locator } from 'playwright-core'

/** Taps and selects words as a phone does for a finger; a headless browser does not select by itself. */
export async function markByFinger(text: Locator, words: string) {
  await text.tap()
  await text.evaluate(markWords, words)
}

/** Runs in the page. */
function markWords(element: Element, words: string) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const at = node.textContent?.indexOf(words) ?? -1
    if (at >= 0) return getSelection()?.setBaseAndExtent(node, at, node, at + words.length)
  }
  throw new Error(`“${words}” is not in the text.`)
}
