import { checkItems } from '@northword/contract/content/check-items'
import { siteContentOf } from '@northword/contract/content/site-content'
import {
  documentMatter,
  embeddedJson,
  matterElementId,
  type ShownSite,
} from '@northword/contract/site/document-matter'
import { matterFolder, readItems } from '@northword/seed/read-items'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { matterFile, type MatterOfChunks } from './prerender/manifest.ts'

const contentFolder = join(import.meta.dirname, '../../packages/content/src')
const ofSeed = `${contentFolder}/matter/of-seed.ts`

/** Checks the studio's matter, which a start only assembles. */
const checkedSeed: Plugin = { name: 'checked-seed', buildStart: () => checkItems(readItems()) }

/** Development reads the seed, in the browser as its values. */
const seedInDevelopment: Plugin = {
  name: 'seed-in-development',
  apply: 'serve',
  load: {
    filter: { id: ofSeed },
    handler() {
      for (const file of globSync('*/*', { cwd: matterFolder })) this.addWatchFile(join(matterFolder, file))
      return `export const site = ${JSON.stringify(seedOf(readItems()))}`
    },
  },
}

/** The renderer is loaded for one release. */
const ofRelease: Plugin = {
  name: 'matter-of-release',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  load: { filter: { id: ofSeed }, handler: () => `export { site } from './of-release.ts'` },
}

/** Paths that modules name, by their id. */
type NamedPaths = ReadonlyMap<string, string[]>

/**
 * Scripts for browsers hold nothing of what a studio says: where a module names a part of the site, they read it from
 * the matter of their document.
 */
function ofDocument(): Plugin {
  const named = new Map<string, string[]>()
  return {
    name: 'matter-of-document',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /\/packages\/content\/src\//, code: /'#site'/ },
      handler(code, id) {
        const read = fromDocument(code)
        named.set(id, read.paths)
        return read.code
      },
    },
    load: {
      filter: { id: ofSeed },
      handler: () => {
        throw new Error('A module for browsers must name the parts of the site that it reads: site.home.hero')
      },
    },
    generateBundle(_options, bundle) {
      if (!this.environment.config.build.manifest) return
      const read = chunksIn(bundle).map((chunk) => [chunk.fileName, pathsIn(chunk, named)] as const)
      const ofChunks: MatterOfChunks = Object.fromEntries(read)
      this.emitFile({ type: 'asset', fileName: matterFile, source: JSON.stringify(ofChunks) })
    },
    transformIndexHtml: { order: 'post', handler: (_html, { bundle }) => matterTags(bundle, named) },
  }
}

/** The matter of all scripts, for a document that is built with them. */
function matterTags(bundle: Rolldown.OutputBundle | undefined, named: NamedPaths): HtmlTagDescriptor[] {
  const paths = [...new Set(chunksIn(bundle ?? {}).flatMap((chunk) => pathsIn(chunk, named)))]
  if (paths.length === 0) return []
  const attrs = { type: 'application/json', id: matterElementId }
  const children = embeddedJson(documentMatter(seed(), { paths, lacks: [] }))
  return [{ tag: 'script', attrs, children, injectTo: 'body' }]
}

const chunksIn = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

/** Plugins for all builds, and for development. */
export const studioMatter = (): Plugin[] => [checkedSeed, seedInDevelopment, ofRelease, ofDocument()]

/** A content module that reads each part it names from its document, and their paths. */
export function fromDocument(code: string): { code: string; paths: string[] } {
  const paths: string[] = []
  const read = code.replaceAll(/\bsite((?:\.\w+)+)/g, (_, names: string) => {
    const [path, rest] = pathIn(seed(), names.slice(1).split('.'))
    paths.push(path)
    // Pure, so that an export that no script uses is dropped.
    return [`(/* @__PURE__ */ matter(${JSON.stringify(path)}))`, ...rest].join('.')
  })
  return {
    code: read.replace(
      /^import \{ site \} .*$/m,
      `import { matter } from '${contentFolder}/matter/of-document.ts'`,
    ),
    paths,
  }
}

/** Paths that survive in a chunk: of constants that nothing uses, the bundler drops the reading, too. */
export function pathsIn(
  { code, moduleIds }: Pick<Rolldown.OutputChunk, 'code' | 'moduleIds'>,
  named: NamedPaths,
): string[] {
  const isRead = (path: string) => ['"', "'", '`'].some((quote) => code.includes(quote + path + quote))
  return [...new Set(moduleIds.flatMap((id) => named.get(id) ?? []))].filter(isRead)
}

const seedOf = (items: ReturnType<typeof readItems>): ShownSite => ({
  ...siteContentOf(items),
  release: 'seed',
})

let assembled: ShownSite | undefined
const seed = () => (assembled ??= seedOf(readItems()))

/** Splits names at the end of the site's own: what follows is a method, or a field of a value in a list. */
function pathIn(site: unknown, names: string[]): [path: string, rest: string[]] {
  let value = site
  const at = names.findIndex((name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name))
      return true
    value = Reflect.get(value, name)
    return false
  })
  return at < 0 ? [names.join('.'), []] : [names.slice(0, at).join('.'), names.slice(at)]
}
