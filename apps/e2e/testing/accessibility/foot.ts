/** Runs in the page: controls and notices that the notices at its foot cover, scrolled to the end. */
export function coveredByFoot(): string[] {
  window.scrollTo(0, document.documentElement.scrollHeight)
  const notices = [...document.querySelectorAll('[data-notice]')]
  const controls = [...document.querySelectorAll('button, a[href], input, textarea, select')]
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1 &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
  return notices.flatMap((notice) =>
    [...notices, ...controls]
      .filter((other) => other !== notice && !notice.contains(other))
      .filter((other) => overlap(notice.getBoundingClientRect(), other.getBoundingClientRect()))
      .map((other) => other.outerHTML.slice(0, 100)),
  )
}
