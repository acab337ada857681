import { setImmediate } from 'node:timers/promises'
import {
  brotli,
  completeText,
  type CompleteText,
  hashesOf,
  type SentText,
  statusOf,
  urlOf,
} from '../doors/pages/load-pages.ts'

/** Rendered files of a site by name: `blog/a-brief.html`, `sitemap.xml`. */
export type RenderedFiles = Record<string, string>

/** A rendered file as it is sent. */
export interface CompleteFile extends CompleteText {
  name: string
  /** CSP sources of its inline scripts. */
  scriptHashes: string[]
}

/** Bytes of a compressed page. The largest of the seed has a quarter of that. */
export const mostPageBytes = 64 * 1024

/** Facts of a page by which it is checked. */
export interface PageFacts {
  url: string
  /** Bytes, compressed quickly if it is large: some 8 % more than what is sent. */
  size: number
  /** Links to this site. */
  links: string[]
  ids: string[]
}

/** Files with the public address. In the server's thread, requests have their turn between them. */
export async function completeSite(files: RenderedFiles, publicUrl: string): Promise<CompleteFile[]> {
  const complete: CompleteFile[] = []
  for (const [name, text] of Object.entries(files)) {
    const scriptHashes = isDocument(name) ? hashesOf(text) : []
    complete.push({ name, scriptHashes, ...completeText(name, text, publicUrl) })
    await setImmediate()
  }
  return complete
}

/** ETags of pages that the server has, by path. */
export type KnownPages = Readonly<Record<string, string>>

/** A file for the server. */
export interface SentFile extends SentText, Pick<CompleteFile, 'name' | 'scriptHashes'> {}

/** A site with the facts by which it is checked. */
export interface CompleteSite {
  files: SentFile[]
  facts: PageFacts[]
}

/** {@link completeSite}, to be checked. */
export async function completeToCheck(
  rendered: RenderedFiles,
  publicUrl: string,
  known: KnownPages,
): Promise<CompleteSite> {
  const files = await completeSite(rendered, publicUrl)
  const facts: PageFacts[] = []
  for (const { name, bytes } of files.filter((file) => isDocument(file.name))) {
    const html = rendered[name] ?? ''
    facts.push({ url: urlOf(name), size: await sizeOf(bytes), links: linksIn(html), ids: idsIn(html) })
  }
  const isKnown = ({ name, etag }: CompleteFile) => statusOf(name) === 200 && known[urlOf(name)] === etag
  return { files: files.map((file) => ({ ...file, bytes: isKnown(file) ? null : file.bytes })), facts }
}

const isDocument = (name: string) => name.endsWith('.html')

/** Most pages are small enough without compression, or when it takes no time. */
async function sizeOf(bytes: Uint8Array): Promise<number> {
  let size = bytes.length
  for (const quality of [1, 5]) if (size > mostPageBytes) size = (await brotli(bytes, quality)).length
  return size
}

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a\b[^>]*?\shref="((?:\/(?!\/)|#)[^"]*)"/g), ([, href = '']) =>
    href.replaceAll(/&(amp|quot|lt|gt|#x27);/g, (_, name: keyof typeof escaped) => escaped[name]),
  )

/** As React escapes them. */
const escaped = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" } as const

const idsIn = (html: string) => Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id)
