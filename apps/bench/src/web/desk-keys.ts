import { readFile } from 'node:fs/promises'
import { ownerSession } from '@northword/rig/owner-session'
import { until } from '@northword/rig/until'
import { launchBrowser } from '@northword/rig/browser'
import type { Page } from 'playwright-core'
import { placeOrder } from '../desk/calls.ts'
import { median } from '../ratios/median.ts'
import type { Row } from '../ratios/table.ts'

/** Milliseconds from the key to the first frame with a change, at a fourth of the CPU speed. */
const limit = 100
const slowness = 4
const orders = 20

/** Single keys of the queue; the last one leaves it. */
const keys = ['j', 'k', 'c', 'z', '?', '/', 'l'] as const

/**
 * Response times of the queue's keys, one row each.
 * @param folder `DATA_DIR` of the product, whose studio has no owner yet
 */
export async function measureKeys(url: string, folder: string, runs: number): Promise<Row[]> {
  for (let at = 0; at < orders; at += 1) await placeOrder(url, `bench ${at}`)
  const readLink = () => readFile(`${folder}/setup-link`, 'utf8').catch(() => undefined)
  const { cookie } = await ownerSession(url, await until('the set-up link', readLink))
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ baseURL: url })
    await context.addCookies(cookie.split('; ').map((pair) => ({ ...nameAndValue(pair), url })))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    const times = new Map<string, number[]>(keys.map((key) => [key, []]))
    for (let run = 0; run < runs; run += 1) {
      await page.goto('/desk')
      // Another row each time: a claimed order shows no change when claimed again, nor does k on the first row.
      const row = page.locator('a[data-row]').nth(1 + (run % (orders - 2)))
      await row.waitFor()
      await page.waitForLoadState('networkidle')
      for (const key of keys) {
        await row.focus()
        times.get(key)?.push(await timeKey(page, key))
        if (key === '?' || key === 'z') await closeDialog(page)
      }
    }
    const rows = [...times].map(([key, measured]) => rowOf(key, median(measured)))
    for (const { what, measured } of rows) console.log(`${what}: ${measured}`)
    return rows
  } finally {
    await browser.close()
  }
}

function nameAndValue(pair: string) {
  const [name = '', value = ''] = pair.split('=')
  return { name, value }
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

function rowOf(key: string, value: number): Row {
  const what = `a sign of the key ${key} in the queue of the desk`
  return { what, measured: `${value.toFixed(0)} ms`, target: `≤ ${limit} ms`, isMet: value <= limit }
}

async function timeKey(page: Page, key: string): Promise<number> {
  await page.evaluate(watchForSign)
  await page.keyboard.press(key)
  await page.waitForFunction(() => document.documentElement.dataset['signedAfter'] !== undefined)
  return Number(await page.evaluate(() => document.documentElement.dataset['signedAfter']))
}

/** Runs in the page. Notes the first frame after the next key in which focus or page has changed. */
function watchForSign() {
  const { dataset } = document.documentElement
  delete dataset['signedAfter']
  const focused = document.activeElement
  let hasChanged = false
  const observer = new MutationObserver(() => (hasChanged = true))
  const note = ({ timeStamp }: KeyboardEvent) => {
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    const look = () => {
      if (!hasChanged && document.activeElement === focused) return requestAnimationFrame(look)
      observer.disconnect()
      // Runs after the frame is painted.
      return setTimeout(() => (dataset['signedAfter'] = String(performance.now() - timeStamp)))
    }
    requestAnimationFrame(look)
  }
  addEventListener('keydown', note, { capture: true, once: true })
}
