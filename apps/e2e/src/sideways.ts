/** Runs in the page: the pixels by which what stands in front, a dialog or the page itself, is wider than its place. */
export function sidewaysOverflow() {
  const front = document.querySelector('dialog[open]') ?? document.documentElement
  return front.scrollWidth - front.clientWidth
}
