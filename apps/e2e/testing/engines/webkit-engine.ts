import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithUs } from '@northword/rig/child-process'
import { type FoundEngine, webkitBrowser } from '@northword/rig/engines'
import { inheritedEnv } from '@northword/rig/env'
import { freePort } from '@northword/rig/free-port'
import { answeredBy, until } from '@northword/rig/until'
import { startScreen } from '@northword/rig/virtual-screen'
import { Builder, type WebDriver } from 'selenium-webdriver'
import type { Engine, EngineWindow, FoundElement, Query, Size } from './engine.ts'
import { equipment, findInPage, hearProblems } from './in-page.ts'

/** MiniBrowser's toolbar would otherwise keep windows wider than a phone. */
const narrowBar = 'headerbar, toolbar, entry, button, image { min-width: 0; margin: 0; padding: 0 }'

/** Prepares a virtual display; each WebKit window is a browser of its own. */
export async function startWebkit({ path }: FoundEngine): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'northword-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowBar)
  const screen = await startScreen()
  const env = { ...inheritedEnv(), DISPLAY: screen.display, XDG_CONFIG_HOME: folder }
  return {
    open: (size) => openWindow(path, env, size),
    async close() {
      await screen.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A driver has only one window. */
async function openWindow(path: string, env: NodeJS.ProcessEnv, size: Size): Promise<EngineWindow> {
  const port = await freePort()
  const end = endWithUs(spawn(path, [`--port=${port}`], { env, stdio: 'ignore' }))
  const server = `http://127.0.0.1:${port}`
  await until(`${path} answers`, () => fetch(`${server}/status`))
  const driver = await openSession(server)
  await showIn(driver, size)
  const hear = listen(driver)
  return {
    async goTo(url) {
      await hear()
      await answered(url, driver.get(url))
      await hear()
    },
    run: (script) => answered(script, driver.executeScript(`return ${script}`)),
    async find(query) {
      await hear()
      await driver.executeScript(equipment)
      return findBy(driver, query)
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    problems: hear,
    async close() {
      await driver.quit()
      await end()
    },
  }
}

/** A hanging command reports itself before the story times out. */
const timeouts = { pageLoad: 20_000, script: 10_000 }

/** The driver may also forget a command. */
const answered = <Answer>(command: string, answer: Promise<Answer>) =>
  answeredBy(Date.now() + 30_000, command, answer)

const openSession = (server: string) =>
  new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      timeouts,
      'webkitgtk:browserOptions': { binary: webkitBrowser(), args: ['--automation'] },
    })
    .build()

/** Returns a function that collects this page's errors and resolves to those of all pages. */
function listen(driver: WebDriver) {
  const problems = new Set<string>()
  return async () => {
    const heard = await driver.executeScript<string[]>(`return (${String(hearProblems)})()`).catch(() => [])
    for (const problem of heard) problems.add(problem)
    return [...problems]
  }
}

/** The driver sets the outer size, so the toolbar's height is added. */
async function showIn(driver: WebDriver, { width, height }: Size) {
  const window = driver.manage().window()
  await window.setRect({ width, height })
  const shown = await driver.executeScript<number>('return innerHeight')
  await window.setRect({ width, height: height + height - shown })
}

async function findBy(driver: WebDriver, query: Query): Promise<FoundElement | undefined> {
  const found = `return (${String(findInPage)})(arguments[0])`
  const element = await driver.executeScript<Awaited<ReturnType<WebDriver['findElement']>> | null>(
    found,
    query,
  )
  if (!element) return undefined
  const ask = <Answer>(question: string) => driver.executeScript<Answer>(`return ${question}`, element)
  return {
    async click() {
      // The driver clicks at once, even during smooth scrolling.
      await ask("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })")
      await element.click()
    },
    // The driver drops line breaks and refuses characters that no keyboard has, so the text is pasted.
    type: (text) => driver.executeScript(`(${String(pasteInto)})(...arguments)`, element, text),
    words: () => ask<string>('arguments[0].value || arguments[0].innerText'),
    hasFocus: () => ask<boolean>('arguments[0] === document.activeElement'),
  }
}

/** Runs in the page. */
function pasteInto(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.focus()
  field.select()
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
}
