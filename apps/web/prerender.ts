import type * as Cards from '@northword/web/card-drawing'
import type * as Site from '@northword/web/server-entry'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setEnvironmentData } from 'node:worker_threads'
import { buildRestOfLoader, buildLoader } from './prerender/build-loader.ts'
import { drawCards } from './prerender/cards/draw-cards.ts'
import { copyDrawingFiles } from './prerender/cards/drawing-files.ts'
import { drawingHash } from './prerender/cards/drawing-hash.ts'
import { compressFolder } from './prerender/compress.ts'
import { drawIcons } from './prerender/icons/draw-icons.ts'
import { readManifest, readMatterOfChunks } from './prerender/manifest.ts'
import { matterOfPages } from './prerender/matter-paths.ts'
import { matterHash } from '@northword/seed/matter-hash'
import { readItems } from '@northword/seed/read-items'
import { pageAssets } from './prerender/page-assets.ts'
import type { SiteParts } from '@northword/web/render/site-parts'
import { writeTo } from './prerender/write-to.ts'

/*
 * Renders, beside the client build, the seed's site with its cards and icons, compressed, and the parts from which a
 * server renders another release. Runs after both builds and depends on the sources only.
 */

const client = join(import.meta.dirname, 'dist/client')
const ssr = join(import.meta.dirname, 'dist/ssr')

const items = readItems()
setEnvironmentData('release', { name: matterHash(items), items, isPreview: false })
const site = (await import(pathToFileURL(join(ssr, 'server-entry.js')).href)) as typeof Site
const { openDrawing } = (await import(pathToFileURL(join(ssr, 'card-drawing.js')).href)) as typeof Cards
await copyDrawingFiles(join(ssr, 'cards'))
const drawing = await openDrawing(join(ssr, 'cards'))
const { ink } = site.palettes.light
const pages = await site.everyPage()
const manifest = await readManifest(client)
const parts: SiteParts = {
  seed: matterHash(items),
  ...(await assetsOfRoutes()),
  matter: matterOfPages({ manifest, ofChunks: await readMatterOfChunks(client), routes: site.routes }),
  loader: await buildLoader(),
  rest: await buildRestOfLoader(client),
  drawing: drawingHash(drawing),
}
await drawCards(client, await site.everyCard(parts.drawing), drawing)
const icon = await readFile(join(client, 'favicon.svg'), 'utf8')
const { files: rendered } = await site.renderSite(parts)
const files = { ...rendered, ...drawIcons(drawing.kit, icon, ink) }
await writeTo(join(ssr, 'site-parts.json'), JSON.stringify(parts))
await Promise.all(Object.entries(files).map(([name, content]) => writeTo(join(client, name), content)))

await rm(join(client, '.vite'), { recursive: true })
await compressFolder(client)
console.log(`pages: ${pages.length} written`)

async function assetsOfRoutes(): Promise<Pick<SiteParts, 'assets' | 'css'>> {
  const found: Pick<SiteParts, 'assets' | 'css'> = { assets: {}, css: {} }
  for (const route of site.routes) {
    const { styles, ...assets } = await pageAssets(client, manifest, route)
    found.assets[route.id] = { ...assets, styles: styles.map(({ href }) => href) }
    for (const { href, css } of styles) found.css[href] = css
  }
  return found
}
