import { onPage } from './page-event.ts'

const keyframes = [
  { opacity: 0, transform: 'translateY(8px)' },
  { opacity: 1, transform: 'none' },
]
const waiting = new WeakMap<Element, Animation>()

/**
 * Elements marked `data-fade-in` appear when a tenth of them is in view. Only what lies below the
 * first view is ever hidden, by a paused animation: no script, no waiting content.
 */
export function fadeIn() {
  if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) {
          observer.unobserve(entry.target)
          waiting.get(entry.target)?.play()
        } else if (!waiting.has(entry.target)) {
          waiting.set(entry.target, hide(entry.target))
        }
      }
    },
    { threshold: 0.1, rootMargin: '0px 0px -50px 0px' },
  )
  const known = new WeakSet<Element>()
  const observeAll = () => {
    for (const element of document.querySelectorAll('[data-fade-in]')) {
      if (known.has(element)) continue
      known.add(element)
      observer.observe(element)
    }
  }
  observeAll()
  onPage(observeAll)
}

function hide(element: Element): Animation {
  const animation = element.animate(keyframes, { duration: 500, easing: 'ease-out', fill: 'backwards' })
  animation.pause()
  return animation
}
