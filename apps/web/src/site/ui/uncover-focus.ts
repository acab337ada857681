/**
 * Scrolls to the focused element if something covers it.
 * @param cover default: whatever is in front
 */
export function uncoverFocus(cover?: Element) {
  const focused = document.activeElement
  if (!focused || focused === document.body || cover?.contains(focused)) return
  const { left, top, bottom, width } = focused.getBoundingClientRect()
  const isCoveredAt = (y: number) => {
    const seen = document.elementFromPoint(left + width / 2, y)
    return cover ? cover.contains(seen) : !focused.contains(seen)
  }
  if (isCoveredAt(top) || (cover && isCoveredAt(bottom - 1)))
    focused.scrollIntoView({ block: 'center', behavior: 'instant' })
}
