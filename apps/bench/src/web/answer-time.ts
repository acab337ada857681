import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { EarlyPress } from './early-presses.ts'

/** How long an early press waited for its answer, in milliseconds. */
export interface AnswerTimes {
  sincePress: number
  /** From the press to the first frame that shows a sign of progress, or the answer itself. */
  toSign: number
  /** From the arrival of the last script before the answer, or from the press where that was later. */
  sinceScripts: number
}

/** Whether scripts come only after the press, or are all in the browser's cache from an earlier visit. */
export type Scripts = 'late' | 'there'

const slowness = 4
const limit = { timeout: 20_000 }
/** The line that the page writes to its console when it has answered. */
const answered = 'northword: answered'

/**
 * Makes one early press on a processor that is four times slower. Undefined where the page has nothing to press.
 * @throws {Error} where no answer comes
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

/** Fills the browser's cache by an earlier visit with the same press; false where the page has nothing to press. */
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
  // Requests that are routed do not come from the cache.
  if (scripts === 'late')
    await page.route('**/assets/*.js', async (route) => {
      await released.promise
      await route.continue()
    })
  await page.goto(path, { waitUntil: 'commit' })
  // Asking the page whether it has answered would make it compile the code that asks.
  const answer = page.waitForEvent('console', { ...limit, predicate: (line) => line.text() === answered })
  await press(target(page))
  released.resolve()
  await answer
  return page.evaluate(readTimes)
}

/** Runs in the page before anything else of it. Notes the last press and the first frame that shows its answer. */
function watchForAnswer(hasAnswer: () => boolean, line: string) {
  let pressedAt = 0
  let signedAt = 0
  const note = (event: Event) => {
    // The page may replay the press by script; only the visitor's own counts.
    if (event.isTrusted && !document.documentElement.dataset['answeredAt']) pressedAt = event.timeStamp
  }
  for (const type of ['click', 'keydown']) addEventListener(type, note, { capture: true })
  const look = () => {
    const isHeard = pressedAt > 0 && (document.querySelector('[aria-busy=true]') !== null || hasAnswer())
    if (isHeard) signedAt ||= performance.now()
    if (pressedAt === 0 || !hasAnswer()) requestAnimationFrame(look)
    // The frame is on screen when this runs.
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
