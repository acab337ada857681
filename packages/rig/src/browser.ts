import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { bundledChromium, bundledChromiumEnv } from './bundled-chromium.ts'
import { env, inheritedEnv } from './env.ts'
import { installed } from './installed.ts'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Path of the tests' browser: `CHROMIUM_PATH`, else the npm package's, which every Linux on x64 has, else an
 * installed one. Undefined if there is none, or `CHROMIUM_PATH` is `none`.
 * @throws {Error} if the browser of `CHROMIUM_PATH` does not start, or it is `bundled` and the npm package's does not
 */
export async function findBrowser(): Promise<string | undefined> {
  const wanted = env.chromiumPath
  if (wanted === 'none') return undefined
  if (wanted && wanted !== 'bundled') {
    if (!starts(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, and that does not start.`)
    return wanted
  }
  const bundled = await bundledChromium()
  if (bundled && starts(bundled)) return bundled
  if (wanted) throw new Error('CHROMIUM_PATH is bundled, and the browser of the npm package does not start.')
  return installedChromiums().find(starts)
}

/** Chromium and Chrome browsers except the npm package's: Playwright's first, then the system's. */
export const installedChromiums = (): string[] => [...playwrightInstalls(), ...systemBrowsers()]

/**
 * Starts the browser of {@link findBrowser} with additional flags.
 * @throws {Error} if there is none
 */
export async function launchBrowser(settings: readonly string[] = []): Promise<Browser> {
  const path = await findBrowser()
  if (!path) throw new Error('No Chromium was found: set CHROMIUM_PATH to one.')
  return chromium.launch({ executablePath: path, args: [...flags, ...settings], env: browserEnv(path) })
}

function starts(path: string) {
  return spawnSync(path, ['--version'], { env: browserEnv(path), timeout: 20_000 }).status === 0
}

/** The bundled browser has its own libraries and fonts. */
function browserEnv(path: string) {
  return { ...inheritedEnv(), ...bundledChromiumEnv(path) }
}

function playwrightInstalls() {
  const folders = [
    env.playwrightBrowsersPath,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ]
  const binaries =
    'chromium*-*/{chrome,chrome-headless-shell}-*/{chrome,headless_shell,chrome-headless-shell}'
  return folders
    .filter((folder) => folder !== undefined && existsSync(folder))
    .flatMap((cwd) => globSync(binaries, { cwd }).map((path) => join(cwd ?? '', path)))
    .toSorted()
    .toReversed()
}

function systemBrowsers() {
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ]
  const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return [...names.flatMap((name) => installed(name)), onMac].filter((path) => existsSync(path))
}
