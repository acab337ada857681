import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Written by `studio-matter.ts` beside vite's manifest. */
export const matterFile = '.vite/matter.json'

/** A chunk in vite's manifest. File names are relative to the client folder. */
export interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** By source file, relative to the package. */
export type Manifest = Record<string, ManifestChunk>

export async function readManifest(clientFolder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** Paths of matter that a chunk reads, by the chunk's file. */
export type MatterOfChunks = Record<string, string[]>

export async function readMatterOfChunks(clientFolder: string): Promise<MatterOfChunks> {
  return JSON.parse(await readFile(join(clientFolder, matterFile), 'utf8')) as MatterOfChunks
}

/** A source's chunks in order of execution: static imports first, itself last. */
export function chunksOf(manifest: Manifest, source: string, seen = new Set<string>()): ManifestChunk[] {
  if (seen.has(source)) return []
  seen.add(source)
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The client build has no chunk for ${source}`)
  return [...(chunk.imports ?? []).flatMap((each) => chunksOf(manifest, each, seen)), chunk]
}
