/**
 * Runs in the page: the pixels by which what stands in front, a dialog or the page itself, or anything in it
 * that is a box of its own, is wider than its place.
 */
export function sidewaysOverflow() {
  const front = document.querySelector('dialog[open]') ?? document.documentElement
  const boxes = front === document.documentElement ? [front] : [front, ...front.children]
  return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth))
}

/** An address without a place to break it: 35 characters before the at sign. */
export const longAddress = (nth: number) => `${String(nth).padStart(35, 'abcdefghij')}@company.example`
