/** Runs `action` once the page and all that it names is loaded and painted. */
export function whenPainted(action: () => void) {
  const onLoad = () => afterFirstPaint(action)
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { once: true })
}

/** Load often comes before anything is painted, and the scripts would then share the line and the processor with that. */
function afterFirstPaint(action: () => void) {
  // Where paints are not told, the scripts are fetched when the visitor turns to the page.
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    action()
  }).observe({ type: 'paint', buffered: true })
}
