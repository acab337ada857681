import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** One file of the built site, in every encoding that it is served in. */
export interface Page {
  contentType: string
  cacheControl: string
  etag: string
  bodies: { br?: Buffer; gzip?: Buffer; identity: Buffer }
}

/** The built site in memory, keyed by URL path (`/services`, `/assets/main-4f2a.js`). */
export interface Pages {
  byPath: Map<string, Page>
  notFound: Page | null
  /** CSP sources of all inline scripts of all pages. */
  scriptHashes: string[]
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

/** Nothing is built: a server for the API alone, as beside vite in development. */
export const noPages: Pages = { byPath: new Map(), notFound: null, scriptHashes: [] }

/** Reads a built site. Precompressed neighbours (`.br`, `.gz`) are taken as they are, HTML is compressed here. */
export async function loadPages(directory: string, publicUrl: string): Promise<Pages> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const byPath = new Map<string, Page>()
  const scriptHashes = new Set<string>()
  await Promise.all(
    files.map(async (file) => {
      const isHtml = file.endsWith('.html')
      const loaded = isHtml ? await loadHtml(file, publicUrl) : await loadAsset(file)
      if (isHtml) for (const hash of hashesOf(loaded)) scriptHashes.add(hash)
      byPath.set(urlOf(path.relative(directory, file)), loaded)
    }),
  )
  const notFound = byPath.get('/404') ?? null
  byPath.delete('/404')
  return { byPath, notFound, scriptHashes: [...scriptHashes] }
}

function urlOf(file: string): string {
  const url = `/${file.split(path.sep).join('/')}`
  return url === '/index.html' ? '/' : url.replace(/\.html$/, '')
}

async function loadHtml(file: string, publicUrl: string): Promise<Page> {
  const text = await readFile(file, 'utf8')
  const identity = Buffer.from(text.replaceAll('__PUBLIC_URL__', publicUrl))
  // The address is known only now, so pages are compressed at start: quality 9 costs a tenth of 11's time for 3 % more bytes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  return page('.html', 'public, max-age=0, must-revalidate', { br, gzip: gz, identity })
}

async function loadAsset(file: string): Promise<Page> {
  const read = (name: string) => readFile(name).catch(() => undefined)
  const [identity, br, gz] = await Promise.all([readFile(file), read(`${file}.br`), read(`${file}.gz`)])
  const isHashed = file.includes(`${path.sep}assets${path.sep}`)
  const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  return page(path.extname(file), cacheControl, { identity, ...(br && { br }), ...(gz && { gzip: gz }) })
}

function page(extension: string, cacheControl: string, bodies: Page['bodies']): Page {
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`
  return { contentType: types[extension] ?? 'application/octet-stream', cacheControl, etag, bodies }
}

function hashesOf({ bodies }: Page): string[] {
  const scripts = bodies.identity.toString().matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)
  return [...scripts]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(
      ([, , code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`,
    )
}
