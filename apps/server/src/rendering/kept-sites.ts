import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { latestFirst } from '../builds/latest-first.ts'
import type { RenderedFiles } from './complete-site.ts'

/** A rendered site with the addresses of the cards that were drawn for it. */
export interface RenderedSite {
  files: RenderedFiles
  cards: string[]
}

/** Path of the file for a rendered site, and what it says beside the pages. */
export interface SiteFile extends Pick<RenderedSite, 'cards'> {
  file: string
}

/** Rendered bodies of articles' pages; the renderer knows by which names. */
export type Bodies = Record<string, string>

/** Hash of what renders pages in a build. */
export async function rendererHash(built: string): Promise<string> {
  const hash = createHash('sha256')
  // The parts name how cards are drawn.
  for (const file of ['server-entry.js', 'site-parts.json'])
    hash.update(await readFile(path.join(built, 'ssr', file)))
  return hash.digest('hex').slice(0, 16)
}

/** The bodies, the live site, and sites before it: an undo finds its pages there. */
const mostKept = 9

/**
 * File of a rendered site in the data directory, so that a start need not render.
 * @param renderer {@link rendererHash}: another build renders anew
 */
export const fileOfSite = (dataDir: string, renderer: string, matter: string) =>
  path.join(dataDir, 'sites', `${renderer}-${matter}.json`)

/** File of the bodies that a build rendered last: those that stay the same are not rendered again. */
export const fileOfBodies = (dataDir: string, renderer: string) =>
  path.join(dataDir, 'sites', `${renderer}-bodies.json`)

/** Null: not kept, or not whole. */
export const readSite = async (file: string) => (await readKept(file)) as RenderedSite | null

/** None if they were not kept. */
export const readBodies = async (file: string) => ((await readKept(file)) ?? {}) as Bodies

async function readKept(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // A machine that loses its power leaves part of a file, or none of it.
    return null
  }
}

/**
 * Writes all or nothing, whatever dies meanwhile. Nothing on a full or closed disk, about which the checks warn: the
 * release is only rendered again when it is wanted.
 */
export async function writeKept(file: string, kept: RenderedSite | Bodies): Promise<void> {
  const folder = path.dirname(file)
  const draft = `${file}.${randomUUID()}`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(draft, JSON.stringify(kept))
    await rename(draft, file)
    const old = (await latestFirst(folder)).slice(mostKept)
    await Promise.all(old.map((each) => rm(each, { force: true })))
  } catch {
    await rm(draft, { force: true }).catch(() => {})
  }
}
