import { endMark } from '@northword/web/end-mark'
import type { PageRoute } from '@northword/web/server-entry'
import type { PageAssets } from '@northword/web/render/site-parts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chunksOf, type Manifest } from './manifest.ts'

/** Assets of a page. */
export async function pageAssets(
  clientFolder: string,
  manifest: Manifest,
  { id, isStatic, opens = [], hydrate }: Pick<PageRoute, 'id' | 'isStatic' | 'opens' | 'hydrate'>,
): Promise<PageAssets> {
  const seen = new Set<string>()
  const frame = chunksOf(manifest, 'src/main.tsx', seen)
  const page = chunksOf(manifest, pageSource(manifest, id), seen)
  const run = isStatic ? frame : [...frame, ...page]
  const scripts = new Set([frame.at(-1), ...run].flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])))
  const opened = opens.flatMap((source) => chunksOf(manifest, source))
  // A page that hydrates at once may start with a part open, by its address.
  const shown = hydrate === 'now' ? [...frame, ...page, ...opened] : [...frame, ...page]
  const hrefs = new Set(shown.flatMap((chunk) => chunk.css ?? []))
  const next = opened
    .flatMap(({ file, css = [] }) => [file, ...css])
    .filter((file) => !scripts.has(`/${file}`) && !hrefs.has(file))
  const styles = await Promise.all([...hrefs].map((href) => readStyle(clientFolder, href)))
  const fonts = styles.flatMap(({ css }) => css.match(/\/assets\/[^)"']+\.woff2/g) ?? [])
  return {
    scripts: [...scripts],
    next: [...new Set(next)].map((file) => `/${file}`),
    styles,
    fonts: [...new Set(fonts)],
  }
}

/** The source `{kebab-id}.page.tsx` of a page, in any folder. Throws unless the build has exactly one. */
export function pageSource(manifest: Manifest, id: string): string {
  const file = `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.page.tsx`
  const [source, another] = Object.keys(manifest).filter((key) => key.endsWith(`/${file}`))
  if (!source || another) throw new Error(`The build has ${another ? 'more than one' : 'no'} ${file}`)
  return source
}

async function readStyle(clientFolder: string, href: string) {
  const css = await readFile(join(clientFolder, href), 'utf8')
  return { href: `/${href}`, css: css.trim().replace(endMark, '') }
}
