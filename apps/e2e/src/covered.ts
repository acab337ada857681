/**
 * Runs in the page: the controls of a form or a dialog, and what has the focus, of which a toast or the line of
 * waiting orders lies over some part that is in sight.
 */
export function coveredControls(place: Element): string[] {
  const over = [...document.querySelectorAll('[role=region] li, p[role=status]')]
    .map((notice) => notice.closest('li') ?? notice.parentElement ?? notice)
    .map((notice) => notice.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
  const controls = [...place.querySelectorAll('button, input, textarea, a[href]')]
  return controls
    .filter((control) => control.closest('[role=region]') === null)
    .filter((control) => {
      const { top, right, bottom, left } = control.getBoundingClientRect()
      const isIn = (box: DOMRect) =>
        Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1 &&
        Math.min(right, box.right) - Math.max(left, box.left) > 1
      return over.some(isIn)
    })
    .map((control) => control.outerHTML.slice(0, 100))
}
