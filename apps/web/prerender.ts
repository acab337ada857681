import type * as Site from '@northword/web/prerender-entry'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFolder } from './prerender/compress.ts'
import { htmlDocument } from './prerender/html-document.ts'
import { buildLoader } from './prerender/build-loader.ts'
import { readManifest } from './prerender/manifest.ts'
import { pageAssets } from './prerender/page-assets.ts'

/*
 * Writes every prerendered route as a complete HTML file beside the assets of the client build, then
 * compresses all of it. Runs after both builds; its output depends on nothing but the sources.
 */

const client = join(import.meta.dirname, 'dist/client')
const ssr = join(import.meta.dirname, 'dist/ssr/prerender-entry.js')

const site = (await import(pathToFileURL(ssr).href)) as typeof Site
const manifest = await readManifest(client)
const loader = await buildLoader()

for (const route of site.routes) {
  if (!route.prerendered) continue
  const pathname = route.path === '*' ? '/404' : route.path
  const html = htmlDocument({
    title: site.pageTitle(route.copy),
    description: route.copy.description,
    pathname,
    isIndexed: route.path !== '*',
    hydrate: route.hydrate,
    body: await site.renderPage(route, pathname),
    assets: await pageAssets(client, manifest, route.page === site.plainPage ? 'plain' : route.id),
    loader,
    themeStyles: site.themeStyles(),
    noScriptStyles: site.noScriptStyles(),
  })
  await writeHtml(join(client, fileOf(pathname)), html)
}

await rm(join(client, '.vite'), { recursive: true })
await compressFolder(client)

/** `/` is index.html, `/legal/terms` is legal/terms.html. */
function fileOf(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`
}

async function writeHtml(file: string, html: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}
