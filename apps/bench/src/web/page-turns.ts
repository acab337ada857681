import { headerNav } from '@northword/content/site/navigation'
import { launchBrowser } from '@northword/rig/browser'
import type { Browser, Page } from 'playwright-core'
import { median } from '../ratios/median.ts'
import type { Row } from '../ratios/table.ts'

/** Milliseconds from the click to the frame with the next page's heading. */
const limit = 100

const turns = [
  { from: '/', to: '/pricing' },
  { from: '/pricing', to: '/services' },
  { from: '/services', to: '/contact' },
  { from: '/contact', to: '/blog' },
] as const

/** Time to the next page on a warm connection, one row per turn. */
export async function measureTurns(url: string, paths: string[], runs: number): Promise<Row[]> {
  const rows: Row[] = []
  const browser = await launchBrowser()
  try {
    for (const turn of turns.filter(({ from }) => paths.includes(from))) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) times.push(await timeTurn(browser, url, turn))
      const value = median(times)
      const what = `${turn.from} to ${turn.to} by click`
      rows.push({
        what,
        measured: `${value.toFixed(0)} ms`,
        target: `≤ ${limit} ms`,
        isMet: value <= limit,
      })
      console.log(`${what}: ${value.toFixed(0)} ms`)
    }
  } finally {
    await browser.close()
  }
  return rows
}

async function timeTurn(
  browser: Browser,
  url: string,
  { from, to }: (typeof turns)[number],
): Promise<number> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(noteLife)
    await page.goto(from)
    await page.waitForLoadState('networkidle')
    // The first move has no origin and does not count.
    for (const at of [5, 6]) await page.mouse.move(at, at)
    await page.waitForFunction(() => document.documentElement.dataset['alive'] !== undefined)
    await page.evaluate(watchForHeading)
    await linkTo(page, to).click()
    await page.waitForURL(`**${to}`)
    await page.waitForFunction(isTurned)
    return await page.evaluate(readTime)
  } finally {
    await context.close()
  }
}

const linkTo = (page: Page, to: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: headerNav.find((link) => link.to === to)?.label ?? to, exact: true })
    .first()

/** Runs in the page before its scripts. */
function noteLife() {
  document.addEventListener('northword:page', () => (document.documentElement.dataset['alive'] = ''))
}

/** Runs in the page. Notes the click, and the first frame with another heading. */
function watchForHeading() {
  const { dataset } = document.documentElement
  const before = document.querySelector('h1')
  addEventListener('click', ({ timeStamp }) => (dataset['turnedFrom'] = String(timeStamp)), true)
  const look = () => {
    const isOther = document.querySelector('h1') !== before
    // Runs after the frame is painted.
    if (isOther) setTimeout(() => (dataset['turnedAt'] = String(performance.now())))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page. */
function isTurned() {
  return document.documentElement.dataset['turnedAt'] !== undefined
}

/** Runs in the page. */
function readTime() {
  const { turnedFrom, turnedAt } = document.documentElement.dataset
  return Number(turnedAt) - Number(turnedFrom)
}
