/** Runs in the page: pixels by which the open dialog, a box directly inside of it, or the page overflows sideways. */
export function sidewaysOverflow() {
  const front = document.querySelector('dialog[open]') ?? document.documentElement
  const boxes = front === document.documentElement ? [front] : [front, ...front.children]
  return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth))
}
