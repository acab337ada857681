import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { installedChromiums } from './browser.ts'
import { inheritedEnv } from './env.ts'
import { installed } from './installed.ts'
import { startScreen } from './virtual-screen.ts'

/** The engines that have a leg of the tests of their own. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** A browser that could be started here. */
export interface FoundEngine {
  name: EngineName
  /** The program to start: the browser, or for WebKit the one that drives it. */
  path: string
  /** As the browser prints it, e.g. "153.7.0". */
  version: string
}

/** The packages of Debian that each engine needs. */
export const enginePackages: Record<EngineName, string> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver and xvfb',
}

/** The engines that are installed here. The browser of the npm package is not among them, as the main leg uses it. */
export async function findEngines(): Promise<FoundEngine[]> {
  const found = await Promise.all(engineNames.map((name) => findEngine(name)))
  return found.filter((engine) => engine !== undefined)
}

/** An engine, if it is installed here; of several Chromium browsers the newest. */
export async function findEngine(name: EngineName): Promise<FoundEngine | undefined> {
  if (name === 'webkit') return findWebkit()
  const paths =
    name === 'chromium' ? installedChromiums() : ['firefox-esr', 'firefox'].flatMap((each) => installed(each))
  return paths
    .map((path) => ({ name, path, version: versionOf(path) }))
    .filter(({ version }) => version !== '')
    .toSorted((one, other) => other.version.localeCompare(one.version, 'en', { numeric: true }))[0]
}

async function findWebkit(): Promise<FoundEngine | undefined> {
  const [path] = installed('WebKitWebDriver')
  const browser = webkitBrowser()
  if (!path || !browser || !installed('Xvfb')[0]) return undefined
  // It does not even print its version without a screen.
  const screen = await startScreen()
  const version = versionOf(browser, { DISPLAY: screen.display })
  await screen.close()
  return version === '' ? undefined : { name: 'webkit', path, version }
}

/** The browser that the driver of WebKitGTK drives; the newest where there are several. */
export const webkitBrowser = () =>
  globSync('/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').toSorted().at(-1)

/** The number that `--version` prints; empty where the program does not start. */
function versionOf(path: string, settings: Record<string, string> = {}) {
  const env = { ...inheritedEnv(), ...settings }
  const { stdout } = spawnSync(path, ['--version'], { env, timeout: 20_000, encoding: 'utf8' })
  return /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0] ?? ''
}
