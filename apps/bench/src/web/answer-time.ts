import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { EarlyPress } from './early-presses.ts'

/** Milliseconds until an early press is answered. */
export interface AnswerTimes {
  sincePress: number
  /** From the press to the first frame with a sign of progress, or the answer. */
  toSign: number
  /** From the press, or from the last script before the answer if that arrives later. */
  sinceScripts: number
}

/** `late`: scripts arrive after the press; `there`: all are cached. */
export type Scripts = 'late' | 'there'

const slowness = 4
const limit = { timeout: 20_000 }
/** Console line that the page writes with its answer. */
const answered = 'northword: answered'

/**
 * Makes one early press at a fourth of the CPU speed. Undefined if the page has no target.
 * @throws {Error} without an answer
 */
export async function timeAnswer(
  browser: Browser,
  url: string,
  { press, scripts }: { press: EarlyPress; scripts: Scripts },
): Promise<AnswerTimes | undefined> {
  const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ baseURL: url, ...(press.isPhone && phone) })
  try {
    const watch = `(${watchForAnswer.toString()})(${press.isAnswered.toString()}, '${answered}')`
    await context.addInitScript({ content: watch })
    if (!(await visitBefore(context, press))) return undefined
    return await pressEarly(await context.newPage(), press, scripts)
  } finally {
    await context.close()
  }
}

/** Fills the cache by an earlier visit with the same press; false if the page has no target. */
async function visitBefore(context: BrowserContext, { path, target, press }: EarlyPress) {
  const page = await context.newPage()
  await page.goto(path)
  const hasTarget = (await target(page).count()) > 0
  if (hasTarget) {
    await press(target(page))
    await page.waitForFunction(isAnswered, undefined, limit)
    await page.waitForLoadState('networkidle')
  }
  await page.close()
  return hasTarget
}

async function pressEarly(page: Page, { path, target, press }: EarlyPress, scripts: Scripts) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const released = Promise.withResolvers<void>()
  // Routed requests bypass the cache.
  if (scripts === 'late')
    await page.route('**/assets/*.js', async (route) => {
      await released.promise
      await route.continue()
    })
  await page.goto(path, { waitUntil: 'commit' })
  // Polling the page would make it compile the polling code.
  const answer = page.waitForEvent('console', { ...limit, predicate: (line) => line.text() === answered })
  await press(target(page))
  released.resolve()
  await answer
  return page.evaluate(readTimes)
}

/** Runs in the page before its scripts. Notes the last press and the first frame with its answer. */
function watchForAnswer(hasAnswer: () => boolean, line: string) {
  let pressedAt = 0
  let signedAt = 0
  const note = (event: Event) => {
    // A replay by script is not trusted; only the visitor's own press counts.
    if (event.isTrusted && !document.documentElement.dataset['answeredAt']) pressedAt = event.timeStamp
  }
  for (const type of ['click', 'keydown']) addEventListener(type, note, { capture: true })
  const look = () => {
    const isHeard = pressedAt > 0 && (document.querySelector('[aria-busy=true]') !== null || hasAnswer())
    if (isHeard) signedAt ||= performance.now()
    if (pressedAt === 0 || !hasAnswer()) requestAnimationFrame(look)
    // Runs after the frame is painted.
    else setTimeout(noteAnswer)
  }
  const noteAnswer = () => {
    Object.assign(document.documentElement.dataset, { pressedAt, signedAt, answeredAt: performance.now() })
    console.debug(line)
  }
  requestAnimationFrame(look)
}

/** Runs in the page. */
function isAnswered() {
  return document.documentElement.dataset['answeredAt'] !== undefined
}

/** Runs in the page. */
function readTimes() {
  const { pressedAt, signedAt, answeredAt } = document.documentElement.dataset
  const [press, sign, answer] = [Number(pressedAt), Number(signedAt), Number(answeredAt)]
  const arrivals = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
    .map(({ responseEnd }) => responseEnd)
    .filter((arrival) => arrival <= answer)
  return {
    sincePress: answer - press,
    toSign: sign - press,
    sinceScripts: answer - Math.max(press, ...arrivals),
  }
}
