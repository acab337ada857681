/** Event handlers that fetch code as soon as somebody reaches for what needs it. */
export function prefetchOn(load: () => Promise<unknown>) {
  const prefetch = () => {
    // A prefetch that fails is nobody's concern: the click fetches again and tells.
    load().catch(() => {})
  }
  return { onPointerEnter: prefetch, onFocus: prefetch }
}
