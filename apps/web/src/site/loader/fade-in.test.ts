import { beforeEach, expect, test, vi } from 'vitest'
import { fadeIn } from './fade-in.ts'
import { announcePage } from './page-event.ts'

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void

/** IntersectionObserver that reports on demand. */
class FakeObserver {
  static last: FakeObserver
  readonly observed = new Set<Element>()
  readonly report: Report
  readonly options: IntersectionObserverInit

  constructor(report: Report, options: IntersectionObserverInit) {
    this.report = report
    this.options = options
    FakeObserver.last = this
  }

  observe = (element: Element) => this.observed.add(element)
  unobserve = (element: Element) => this.observed.delete(element)
}

const call = () => vi.fn<() => void>()
const animation = { pause: call(), play: call(), finish: call() }
const animate = vi.fn<() => typeof animation>(() => animation)

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<p data-fade-in>above</p><p>unmarked</p><p data-fade-in>below</p>'
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  // jsdom has no animations.
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
})

const waitingTexts = () => [...FakeObserver.last.observed].map(({ textContent }) => textContent)

function tell(text: string, isIntersecting: boolean) {
  const target = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === text)
  if (target) FakeObserver.last.report([{ target, isIntersecting }])
}

test('an element in view from the start is never hidden', () => {
  fadeIn()
  expect(waitingTexts()).toEqual(['above', 'below'])
  tell('above', true)
  expect(animate).not.toHaveBeenCalled()
  expect(waitingTexts()).toEqual(['below'])
})

test('an element below waits until a tenth of it is in view, 50 pixels above the edge', () => {
  fadeIn()
  expect(FakeObserver.last.options).toEqual({ threshold: 0.1, rootMargin: '0px 0px -50px 0px' })
  tell('below', false)
  tell('below', false)
  expect(animate).toHaveBeenCalledTimes(1)
  expect(animation.pause).toHaveBeenCalledTimes(1)
  expect(animation.play).not.toHaveBeenCalled()
  tell('below', true)
  expect(animation.play).toHaveBeenCalledTimes(1)
  expect(waitingTexts()).toEqual(['above'])
})

test('all of it goes to paper', () => {
  fadeIn()
  tell('below', false)
  window.dispatchEvent(new Event('beforeprint'))
  expect(animation.finish).toHaveBeenCalled()
  expect(waitingTexts()).toEqual([])
})

test('marked elements of the next page fade in as well', () => {
  fadeIn()
  document.body.insertAdjacentHTML('beforeend', '<p data-fade-in>later</p>')
  announcePage()
  expect(waitingTexts()).toEqual(['above', 'below', 'later'])
})

test('nothing moves for who asks for less motion', () => {
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const { last } = FakeObserver
  fadeIn()
  expect(FakeObserver.last).toBe(last)
  matchMedia.mockRestore()
})
