import { shownByDefault } from '@northword/contract/site/consent'
import { engineNames, enginePackages, findEngine } from '@northword/rig/engines'
import { openSite, type Site } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type BrokenNetwork, openBrokenNetwork } from '../network/broken-network.ts'
import { answered } from '../browser/consent.ts'
import { env } from '../env.ts'
import type { Engine, Size } from './engine.ts'
import { startPuppeteer } from './puppeteer-engine.ts'
import { type Tab, tabOf } from './tab.ts'
import { startWebkit } from './webkit-engine.ts'

export const desktop: Size = { width: 1280, height: 900 }
export const phone: Size = { width: 360, height: 740 }

interface Arrival {
  size?: Size
  /** The banner will ask; by default it was accepted on an earlier visit. */
  isNew?: boolean
  /** Path of the page to open. Default: none. */
  at?: string
  /** Problems that are no surprise. */
  expects?: RegExp
}

/** Shared by the stories of a file. */
interface Stage {
  site: Site
  /** Between visitors and site. */
  network: BrokenNetwork
  engine: Engine
}

/**
 * Starts this run's engine and a site behind a failing network, for one file. Call in `describe`; each visit has its
 * own browser, and a story fails on any unexpected problem.
 */
export function useEngine() {
  let stage: Stage | undefined
  beforeAll(async () => {
    stage = await setStage()
  })
  afterAll(() => stage && strike(stage))
  const onStage = () => {
    if (!stage) throw new Error('The stage is set while stories run.')
    return stage
  }
  return {
    site: () => onStage().site,
    network: () => onStage().network,
    visit: (arrival?: Arrival) => visit(onStage(), arrival),
  }
}

async function setStage(): Promise<Stage> {
  const name = engineNames.find((each) => each === env.engine)
  if (!name) throw new Error(`ENGINE has to be one of ${engineNames.join(', ')}.`)
  const found = await findEngine(name)
  if (!found) throw new Error(`There is no ${name} here: install ${enginePackages[name]}.`)
  const network = await openBrokenNetwork()
  const settings = { PUBLIC_URL: network.url, RATE_LIMIT_FACTOR: '20' }
  const [site, engine] = await Promise.all([
    openSite(quickestKind, settings),
    name === 'webkit' ? startWebkit(found) : startPuppeteer(found),
  ])
  network.leadTo(site.url)
  return { site, network, engine }
}

async function strike({ site, network, engine }: Stage) {
  await engine.close()
  await Promise.all([site.close(), network.close()])
}

async function visit(
  { network, engine }: Stage,
  { size = desktop, isNew = false, at, expects }: Arrival = {},
): Promise<Tab> {
  const window = await engine.open(size)
  const tab = tabOf(window, network.url, network.takeProblems)
  if (expects) tab.expectProblem(expects)
  onTestFinished(async () => {
    network.mend()
    const problems = await tab.leave()
    if (problems.length > 0) throw new Error(`Something went wrong on the page:\n${problems.join('\n')}`)
  })
  if (!isNew) {
    await tab.open('/robots.txt')
    const stored = JSON.stringify(answered(shownByDefault))
    await window.run(`Object.entries(${stored}).forEach(([key, value]) => localStorage.setItem(key, value))`)
  }
  if (at !== undefined) await tab.open(at)
  return tab
}
