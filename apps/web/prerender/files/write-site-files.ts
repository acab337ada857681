import { blogFeed } from '@northword/content/site/sharing'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawIcons } from '../icons/draw-icons.ts'
import type { PageFacts } from '../page-facts.ts'
import { writeTo } from '../write-to.ts'
import { articleFeed } from './feed.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/** Writes sitemap, feed, web manifest and icons. */
export async function writeSiteFiles(
  client: string,
  pages: readonly PageFacts[],
  { paper, ink }: { paper: string; ink: string },
) {
  const icon = await readFile(join(client, 'favicon.svg'), 'utf8')
  const files: Record<string, string | Buffer> = {
    'sitemap.xml': await sitemap(pages),
    [blogFeed.to]: articleFeed(),
    'site.webmanifest': webManifest(paper),
    ...(await drawIcons(icon, ink)),
  }
  await Promise.all(Object.entries(files).map(([name, content]) => writeTo(join(client, name), content)))
}
