import type { FoundEngine } from '@northword/rig/engines'
import { inheritedEnv } from '@northword/rig/env'
import { type Browser, ElementHandle, launch, type Page } from 'puppeteer-core'
import type { Engine, EngineWindow, FoundElement, Size } from './engine.ts'
import { equipment, findInPage } from './in-page.ts'

/** Starts Firefox or Chromium, both by WebDriver BiDi. */
export async function startPuppeteer({ name, path }: FoundEngine): Promise<Engine> {
  const browser = await launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath: path,
    protocol: 'webDriverBiDi',
    headless: true,
    args: name === 'firefox' ? [] : ['--no-sandbox', '--disable-gpu'],
    env: inheritedEnv(),
  })
  return { open: (size) => openWindow(browser, size), close: () => browser.close() }
}

async function openWindow(browser: Browser, size: Size): Promise<EngineWindow> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(size)
  const problems = watch(page)
  return {
    goTo: async (url) => void (await page.goto(url).catch(passOver)),
    run: (script) => page.evaluate(script),
    async find(query) {
      await page.evaluate(equipment)
      const found = await page.evaluateHandle(findInPage, query)
      return found instanceof ElementHandle ? elementOf(page, found) : undefined
    },
    picture: () => page.screenshot(),
    problems: async () => problems,
    close: () => context.close(),
  }
}

/** Firefox rejects a visit that another one overtakes. The next line of a story asks where the window is. */
function passOver(error: unknown) {
  if (!String(error).includes('NS_BINDING_ABORTED')) throw error
}

function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'assert'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
  return problems
}

const elementOf = (page: Page, element: ElementHandle<HTMLElement>): FoundElement => ({
  async click() {
    // A smooth scroll would carry it away from under the mouse.
    await element.evaluate(standsStill)
    await element.click()
  },
  async type(text) {
    await element.evaluate((field) => {
      field.focus()
      if ('select' in field && typeof field.select === 'function') field.select()
    })
    await page.keyboard.type(text)
  },
  words: () =>
    element.evaluate((shown) =>
      'value' in shown && typeof shown.value === 'string' ? shown.value : shown.innerText,
    ),
  hasFocus: () => element.evaluate((shown) => shown === document.activeElement),
})

/** Runs in the page: resolves once the element has not moved for two frames. */
async function standsStill(element: Element) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  let before = NaN
  for (let still = 0; still < 2; still = element.getBoundingClientRect().top === before ? still + 1 : 0) {
    before = element.getBoundingClientRect().top
    await nextFrame()
  }
}
