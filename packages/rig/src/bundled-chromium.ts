import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import packageJson from '../package.json' with { type: 'json' }
import { inheritedEnv } from './env.ts'

const version = packageJson.devDependencies['@sparticuz/chromium']
const cache = fileURLToPath(new URL('../../../node_modules/.cache/northword/', import.meta.url))
const folder = join(cache, `chromium-${version}`)
const binary = join(folder, 'chromium')

/**
 * Path of the browser that the npm package carries, unpacked once into `node_modules/.cache`.
 * Undefined on anything but Linux on x64.
 */
export async function bundledChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(binary)) await unpack()
  await pointToFonts()
  return binary
}

/** The variables that this browser needs to find its libraries and fonts; none for any other browser. */
export function bundledChromiumEnv(path: string): Record<string, string> {
  if (path !== binary) return {}
  const before = inheritedEnv().LD_LIBRARY_PATH
  return {
    FONTCONFIG_PATH: join(folder, 'fonts'),
    LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), before].filter(Boolean).join(':'),
  }
}

/** Unpacks beside the final folder and renames, so that no one ever starts half a browser. */
async function unpack() {
  const partial = `${folder}.${process.pid}`
  await mkdir(partial, { recursive: true })
  try {
    await inflateInto(partial)
    await rename(partial, folder)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    if (!existsSync(binary)) throw error
  }
}

/** The package unpacks into the temporary folder of its process, and into nothing else. */
async function inflateInto(target: string) {
  const script = join(import.meta.dirname, 'inflate-chromium.ts')
  await promisify(execFile)(process.execPath, [script], { env: { ...inheritedEnv(), TMPDIR: target } })
}

/** A checkout that was moved or copied has its fonts elsewhere, and without any the browser crashes. */
async function pointToFonts() {
  const config = join(folder, 'fonts', 'fonts.conf')
  const escaped = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const wanted = `<?xml version="1.0" ?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped}/fonts</dir>
  <cachedir>${escaped}/fonts-cache</cachedir>
</fontconfig>
`
  if ((await readFile(config, 'utf8')) === wanted) return
  await writeFile(`${config}.${process.pid}`, wanted)
  await rename(`${config}.${process.pid}`, config)
}
