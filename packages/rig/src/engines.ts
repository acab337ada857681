import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { installedChromiums } from './browser.ts'
import { inheritedEnv } from './env.ts'
import { installed } from './installed.ts'
import { startScreen } from './virtual-screen.ts'

/** Browser engines with a test leg of their own. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

export interface FoundEngine {
  name: EngineName
  /** Program to start: the browser, or WebKit's driver. */
  path: string
  /** As printed by `--version`: "153.7.0". */
  version: string
}

/** Debian packages. */
export const enginePackages: Record<EngineName, string> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver and xvfb',
}

/** Installed engines, without the npm package's browser, which the main leg uses. */
export async function findEngines(): Promise<FoundEngine[]> {
  const found = await Promise.all(engineNames.map((name) => findEngine(name)))
  return found.filter((engine) => engine !== undefined)
}

/** Undefined if not installed; of several Chromium browsers the newest. */
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
  // It needs a display even to print its version.
  const screen = await startScreen()
  const version = versionOf(browser, { DISPLAY: screen.display })
  await screen.close()
  return version === '' ? undefined : { name: 'webkit', path, version }
}

/** Browser of WebKitGTK's driver; the newest of several. */
export const webkitBrowser = () =>
  globSync('/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').toSorted().at(-1)

/** Version number of `--version`; empty if the program does not start. */
function versionOf(path: string, settings: Record<string, string> = {}) {
  const env = { ...inheritedEnv(), ...settings }
  const { stdout } = spawnSync(path, ['--version'], { env, timeout: 20_000, encoding: 'utf8' })
  return /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0] ?? ''
}
