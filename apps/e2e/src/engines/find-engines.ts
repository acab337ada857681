import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { inheritedEnv } from '../env.ts'
import { installedChromiums } from '../browser.ts'
import { onPath } from '../on-path.ts'
import { type EngineName, engineNames, type FoundEngine } from './engine.ts'
import { startScreen } from './virtual-screen.ts'

/** For every engine what it needs, as Debian calls it. */
export const enginePackages: Record<EngineName, string> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver and xvfb',
}

/** The engines that are installed here. The browser of the npm package is none of them: it has the main leg. */
export async function findEngines(): Promise<FoundEngine[]> {
  const found = await Promise.all(engineNames.map((name) => findEngine(name)))
  return found.filter((engine) => engine !== undefined)
}

/** An engine, if it is installed here; of several Chromium browsers the newest. */
export async function findEngine(name: EngineName): Promise<FoundEngine | undefined> {
  if (name === 'webkit') return findWebkit()
  const paths =
    name === 'chromium' ? installedChromiums() : ['firefox-esr', 'firefox'].flatMap((each) => onPath(each))
  return paths
    .map((path) => ({ name, path, version: versionOf(path) }))
    .filter(({ version }) => version !== '')
    .toSorted((one, other) => other.version.localeCompare(one.version, 'en', { numeric: true }))[0]
}

async function findWebkit(): Promise<FoundEngine | undefined> {
  const [path] = onPath('WebKitWebDriver')
  const browser = webkitBrowser()
  if (!path || !browser || !onPath('Xvfb')[0]) return undefined
  // It does not even say its version without a screen.
  const screen = await startScreen()
  const version = versionOf(browser, { DISPLAY: screen.display })
  await screen.close()
  return version === '' ? undefined : { name: 'webkit', path, version }
}

/** The browser that the driver of WebKitGTK drives; the newest where there are several. */
export const webkitBrowser = () =>
  globSync('/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').toSorted().at(-1)

/** The figures of what `--version` prints; empty where the program does not start. */
function versionOf(path: string, settings: Record<string, string> = {}) {
  const env = { ...inheritedEnv(), ...settings }
  const { stdout } = spawnSync(path, ['--version'], { env, timeout: 20_000, encoding: 'utf8' })
  return /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0] ?? ''
}
