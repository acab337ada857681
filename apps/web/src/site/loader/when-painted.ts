/** Runs `action` after load and first paint. */
export function whenPainted(action: () => void) {
  const onLoad = () => afterFirstPaint(action)
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { once: true })
}

/** `load` often precedes first paint, and scripts would compete with it for network and CPU. */
function afterFirstPaint(action: () => void) {
  // Without paint timing the scripts load at the first interaction.
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    action()
  }).observe({ type: 'paint', buffered: true })
}
