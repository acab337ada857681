import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hasKeyPlace } from '../form-keys.ts'
import type { Compressed, Page, Pages } from './pages.ts'

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
  '.atom': 'application/atom+xml; charset=utf-8',
}

/** Files with a placeholder for the public URL. */
const incomplete = /\.(html|xml|atom|txt)$/

/** Reads a built site. Assets have `.br` and `.gz` files beside them; pages and feeds are compressed when sent. */
export const loadPages = (directory: string, publicUrl: string) => load(directory, publicUrl, () => true)

/** Reads what is the same for every release of a site: no pages, maps and feeds. */
export const loadFiles = (directory: string, publicUrl: string) =>
  load(directory, publicUrl, (file) => !/\.(html|xml|atom)$/.test(file))

async function load(
  directory: string,
  publicUrl: string,
  isWanted: (file: string) => boolean,
): Promise<Pages> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(isWanted)
  const byPath = new Map<string, Page>()
  const scriptHashes = new Set<string>()
  await Promise.all(
    files.map(async (file) => {
      const loaded = incomplete.test(file) ? await completeFile(file, publicUrl) : await loadAsset(file)
      if (file.endsWith('.html'))
        for (const hash of hashesOf(loaded.bodies.identity.toString())) scriptHashes.add(hash)
      byPath.set(urlOf(path.relative(directory, file)), loaded)
    }),
  )
  const notFound = byPath.get('/404') ?? null
  byPath.delete('/404')
  return { byPath, notFound, render: null, scriptHashes: [...scriptHashes] }
}

/** `orders/[number].html` is the page of `/orders/:number`; `*.404.html` is a not-found page. */
export function urlOf(file: string): string {
  const url = `/${file
    .split(path.sep)
    .join('/')
    .replaceAll(/\[(\w+)\]/g, ':$1')}`
  return url === '/index.html' ? '/' : url.replace(/(\.404)?\.html$/, '')
}

const completeFile = async (file: string, publicUrl: string) =>
  completePage(file, completeText(file, await readFile(file, 'utf8'), publicUrl))

/** A page, map or feed with the public address, which only the running server knows. */
export interface CompleteText {
  bytes: Uint8Array
  etag: string
  isKeyed: boolean
}

export function completeText(file: string, text: string, publicUrl: string): CompleteText {
  const escape = file.endsWith('.txt') ? (address: string) => address : escapeMarkup
  const bytes = new TextEncoder().encode(withAddress(text, publicUrl, escape))
  return { bytes, etag: etagOf(bytes), isKeyed: hasKeyPlace(text) }
}

export const statusOf = (file: string) => (/(^|\.)404\.html$/.test(file) ? 404 : 200)

/** The same for a server that may have it. */
export interface SentText extends Omit<CompleteText, 'bytes'> {
  /** Null: the earlier page has them. */
  bytes: Uint8Array | null
}

/** @param earlier the page of an earlier release, which is kept if nothing changed */
export function completePage(file: string, { bytes, etag, isKeyed }: SentText, earlier?: Page): Page {
  const status = statusOf(file)
  if (earlier?.status === status && earlier.etag === etag) return earlier
  if (!bytes) throw new Error(`The earlier page has not the bytes of ${file}`)
  const cacheControl = 'public, max-age=0, must-revalidate'
  const identity = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Compressed when sent.
  if (isKeyed) return { ...page('.html', { cacheControl, etag, bodies: { identity } }), status, isKeyed }
  const compressed = {
    br: whenAsked(() => brotli(identity)),
    gzip: whenAsked(() => promisify(gzip)(identity)),
  }
  const bodies = { ...compressed, identity }
  return { ...page(path.extname(file), { cacheControl, etag, bodies }), status }
}

/** Compresses once, for the first who asks: all pages of a site take two seconds (docs/decisions/004). */
function whenAsked(compress: () => Promise<Buffer>): Compressed {
  let body: ReturnType<Compressed['bytes']> | undefined
  return {
    isAsked: () => body !== undefined,
    bytes: () => (body ??= compress().then((made) => (body = made))),
  }
}

/**
 * Quality 10 takes a third of the time of 11 for 2 % more bytes; 9 is 7 % larger, and policies would no longer fit
 * into a first round trip.
 */
export const brotli = (identity: Uint8Array, quality = 10) =>
  promisify(brotliCompress)(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      // A window of 128 KB holds a whole page; the default takes 32 MB of memory per file.
      [constants.BROTLI_PARAM_LGWIN]: 17,
    },
  })

/** Inserts the public URL; percent-encoded where it stands in a query. */
function withAddress(text: string, publicUrl: string, escape: (address: string) => string): string {
  const [plain, encoded] = [escape(publicUrl), escape(encodeURIComponent(publicUrl))]
  return text.replaceAll(/__PUBLIC_URL(_ENCODED)?__/g, (_, isEncoded) => (isEncoded ? encoded : plain))
}

/** Escapes a text for HTML and XML: even a host name may contain an ampersand or a quotation mark. */
export function escapeMarkup(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped.replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

/** True for the path of a file with a content hash in its name, without path traversal. */
export const isAssetName = (pathname: string) =>
  /^(\/(desk|docs))?\/assets\/([\w-]+\/)*[\w-]+(\.[\w-]+)+$/.test(pathname) && path.extname(pathname) in types

export async function loadAsset(file: string): Promise<Page> {
  const read = (name: string) => readFile(name).catch(() => undefined)
  const [identity, br, gz] = await Promise.all([readFile(file), read(`${file}.br`), read(`${file}.gz`)])
  const isHashed = file.includes(`${path.sep}assets${path.sep}`)
  const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const bodies = { identity, ...(br && { br: made(br) }), ...(gz && { gzip: made(gz) }) }
  return page(path.extname(file), { cacheControl, etag: etagOf(identity), bodies })
}

const made = (body: Buffer): Compressed => ({ isAsked: () => true, bytes: () => body })

/** By the bytes that are not compressed. */
export const etagOf = (identity: Uint8Array) =>
  `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`

const page = (extension: string, parts: Pick<Page, 'cacheControl' | 'etag' | 'bodies'>): Page => ({
  status: 200,
  contentType: types[extension] ?? 'application/octet-stream',
  ...parts,
})

/** CSP sources of a page's inline scripts. */
export function hashesOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)
  return [...scripts]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(
      ([, , code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`,
    )
}
