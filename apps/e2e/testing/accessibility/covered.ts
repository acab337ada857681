/**
 * Runs in the page: controls of a form or dialog, and the focused element, that a toast or the line of unsent orders
 * covers in part.
 */
export function coveredControls(place: Element): string[] {
  const notices = [
    ...document.querySelectorAll('[role=region] li, :not(form) > p[role=status]:has(+ button)'),
  ]
    .map((notice) => notice.closest('li') ?? notice.parentElement ?? notice)
    .filter((notice) => !notice.contains(place))
  /** The element's box within its scrolling ancestors. */
  const inSight = (element: Element) => {
    let { top, bottom } = element.getBoundingClientRect()
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible' || box === document.documentElement) continue
      const edges = box.getBoundingClientRect()
      top = Math.max(top, edges.top)
      bottom = Math.min(bottom, edges.bottom)
    }
    const { left, right } = element.getBoundingClientRect()
    return { top, right, bottom, left }
  }
  const covers = (notice: Element, control: Element) => {
    const [one, other] = [inSight(notice), inSight(control)]
    return (
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1 &&
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    )
  }
  return [...place.querySelectorAll('button, a[href], [type=checkbox], :focus')]
    .filter((control) => notices.some((notice) => !notice.contains(control) && covers(notice, control)))
    .map((control) => control.outerHTML.slice(0, 100))
}
