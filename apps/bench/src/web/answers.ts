import { launchBrowser } from '@northword/rig/browser'
import { median } from '../ratios/median.ts'
import { type Row, skippedRow } from '../ratios/table.ts'
import { type AnswerTimes, type Scripts, timeAnswer } from './answer-time.ts'
import { type EarlyPress, earlyPresses } from './early-presses.ts'
import type { Browser } from 'playwright-core'

/** Milliseconds at a fourth of the CPU speed. */
const limit = 200
const target = `≤ ${limit} ms`

/**
 * An attached debugger makes V8 parse scripts a second time for source positions, unless it keeps them at once. A
 * visitor's browser does not do that.
 */
const noSecondParse = '--js-flags=--no-enable-lazy-source-positions'

/** Response times of presses before hydration, one row each, with scripts late and there. */
export async function measureAnswers(url: string, paths: string[], runs: number): Promise<Row[]> {
  const rows: Row[] = []
  const browser = await launchBrowser([noSecondParse])
  try {
    for (const press of earlyPresses.filter(({ path }) => paths.includes(path))) {
      for (const scripts of ['late', 'there'] as const) {
        const what = `${press.path} ${press.what}, scripts ${scripts}`
        const row = await measureRow(browser, url, { what, press, scripts, runs })
        console.log(`${what}: ${row.measured}`)
        rows.push(row)
      }
    }
  } finally {
    await browser.close()
  }
  return rows
}

interface Case {
  what: string
  press: EarlyPress
  scripts: Scripts
  runs: number
}

async function measureRow(browser: Browser, url: string, { what, press, scripts, runs }: Case): Promise<Row> {
  const times: AnswerTimes[] = []
  for (let run = 0; run < runs; run += 1) {
    const time = await timeAnswer(browser, url, { press, scripts }).catch((error: unknown) => String(error))
    if (time === undefined) return skippedRow(what, 'the page has nothing of this kind', target)
    if (typeof time === 'string') return { what, measured: time.split('\n')[0] ?? time, target, isMet: false }
    times.push(time)
  }
  const since = (read: (time: AnswerTimes) => number) => median(times.map(read))
  const value = since(({ sinceScripts }) => sinceScripts)
  const sincePress = since((time) => time.sincePress)
  const toSign = since((time) => time.toSign)
  const after = `${value.toFixed(0)} ms after the scripts, ${sincePress.toFixed(0)} ms after the press`
  const measured = `${after}, a sign of it after ${toSign.toFixed(0)} ms`
  return { what, measured, target, isMet: value <= limit }
}
