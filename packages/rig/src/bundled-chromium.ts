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

/** Path of the npm package's browser, unpacked once into `node_modules/.cache`. Undefined except on Linux x64. */
export async function bundledChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(binary)) await unpack()
  await pointToFonts()
  return binary
}

/** Environment variables for its libraries and fonts; none for any other browser. */
export function bundledChromiumEnv(path: string): Record<string, string> {
  if (path !== binary) return {}
  const before = inheritedEnv().LD_LIBRARY_PATH
  return {
    FONTCONFIG_PATH: join(folder, 'fonts'),
    LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), before].filter(Boolean).join(':'),
  }
}

/** Unpacks beside the final folder and renames, so that nobody starts a partial browser. */
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

/** The package unpacks only into its process's temporary folder. */
async function inflateInto(target: string) {
  const script = join(import.meta.dirname, 'inflate-chromium.ts')
  await promisify(execFile)(process.execPath, [script], { env: { ...inheritedEnv(), TMPDIR: target } })
}

/** A moved checkout has other font paths, and without fonts the browser crashes. */
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
