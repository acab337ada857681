import { onPage } from './page-event.ts'

const keyframes = [
  { opacity: 0, transform: 'translateY(8px)' },
  { opacity: 1, transform: 'none' },
]
const waiting = new WeakMap<Element, Animation>()

/**
 * Shows `data-fade-in` elements once a tenth is in view, or in print. Hides only content below the fold, by a paused
 * animation, so that without scripts all is visible.
 */
export function fadeIn() {
  if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          observer.unobserve(target)
          waiting.get(target)?.play()
        } else if (!waiting.has(target)) {
          waiting.set(target, hide(target))
        }
      }
    },
    { threshold: 0.1, rootMargin: '0px 0px -50px 0px' },
  )
  const known = new WeakSet<Element>()
  const observeAll = () => {
    for (const element of marked()) {
      if (known.has(element)) continue
      known.add(element)
      observer.observe(element)
    }
  }
  observeAll()
  onPage(observeAll)
  addEventListener('beforeprint', () => {
    for (const element of marked()) {
      observer.unobserve(element)
      waiting.get(element)?.finish()
    }
  })
}

const marked = () => document.querySelectorAll('[data-fade-in]')

function hide(element: Element): Animation {
  const animation = element.animate(keyframes, { duration: 500, easing: 'ease-out', fill: 'backwards' })
  animation.pause()
  return animation
}
