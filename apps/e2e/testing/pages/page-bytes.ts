import { glob, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const site = fileURLToPath(new URL('../../../web/dist/client', import.meta.url))

/** Bytes of a built page as sent. */
export interface PageBytes {
  /** Relative to the built site. */
  file: string
  /** With its styles, compressed as by the server. */
  html: number
  /** All files of its hydration. */
  scripts: number
  /** The inline script before first paint. */
  inline: number
  /** The script after first paint. */
  follower: number
  /** Fonts that its styles name. */
  fonts: number
}

/** A built page, by its file. */
export const readPage = (file: string) => readFile(join(site, file), 'utf8')

/** The build that renders pages. */
export async function readRenderer(): Promise<string> {
  const folder = join(site, '../ssr')
  const files: string[] = []
  for await (const file of glob('**/*.js', { cwd: folder }))
    files.push(await readFile(join(folder, file), 'utf8'))
  return files.join('\n')
}

export async function readPageBytes(): Promise<PageBytes[]> {
  const files: string[] = []
  for await (const file of glob('**/*.html', { cwd: site })) files.push(file)
  return Promise.all(files.toSorted().map(measurePage))
}

async function measurePage(file: string): Promise<PageBytes> {
  const html = await readFile(join(site, file), 'utf8')
  const inline = inlineScripts(html).join('\n')
  const [page, scripts, code, follower, fonts] = await Promise.all([
    compressed(html),
    total(hydratingScripts(html).map((path) => `${path}.br`)),
    compressed(inline),
    total(followersOf(html).map((path) => `${path}.br`)),
    total(fontsOf(html)),
  ])
  return { file, html: page, scripts, inline: code, follower, fonts }
}

/** The server's quality and window. The public address is a placeholder of similar length here. */
async function compressed(text: string): Promise<number> {
  const content = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return (await promisify(brotliCompress)(content, { params })).length
}

async function total(paths: string[]): Promise<number> {
  const contents = await Promise.all(paths.map((path) => readFile(join(site, path))))
  return contents.reduce((sum, { length }) => sum + length, 0)
}

/** Chunk names: those that hydrate a page, and all others. */
export async function chunksOf(file: string): Promise<{ first: string[]; later: string[] }> {
  const first = hydratingScripts(await readFile(join(site, file), 'utf8')).map(chunkName)
  const all = (await readdir(join(site, 'assets'))).filter((name) => name.endsWith('.js')).map(chunkName)
  return { first, later: all.filter((name) => !first.includes(name)) }
}

/** "/assets/plain-form-CzaW2LO8.js" is plain-form: name, dash and eight characters. */
const chunkName = (path: string) => path.replace(/^.*assets\//, '').replace(/-[\w-]{8}\.js$/, '')

export function hydratingScripts(html: string): string[] {
  return /<meta name="northword-scripts" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
}

/** Scripts that run after first paint. */
const followersOf = (html: string) =>
  [...html.matchAll(/ data-rest="([^"]*)"/g)].map(([, path]) => path ?? '')

/** Code of inline scripts, without data blocks. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\bsrc=|type="application\//.test(attributes ?? ''))
    .map(([, , code]) => code ?? '')
}

/** Without duplicates. */
export function fontsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, path]) => path ?? ''))]
}
