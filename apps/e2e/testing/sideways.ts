/**
 * Runs in the page: by how many pixels the open dialog or the page, or a box directly inside the dialog, is
 * wider than its place.
 */
export function sidewaysOverflow() {
  const front = document.querySelector('dialog[open]') ?? document.documentElement
  const boxes = front === document.documentElement ? [front] : [front, ...front.children]
  return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth))
}
