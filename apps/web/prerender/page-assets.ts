import { endMark } from '@northword/web/end-mark'
import type { PageRoute } from '@northword/web/server-entry'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chunksOf, type Manifest } from './manifest.ts'

/** The files of the build that a page needs, as paths of the site. */
export interface PageAssets {
  /** The entry first, then every other script that hydration runs. */
  scripts: string[]
  /** All that its buttons open, fetched after its scripts. */
  next: string[]
  /** The styles that stand in the page, with the file that each is from. */
  styles: { href: string; css: string }[]
  /** Fonts that the styles name; every page shows text in them. */
  fonts: string[]
}

/** The assets of the page `{kebab-id}.page.tsx`, wherever it stands. Throws where the build has not one such page. */
export async function pageAssets(
  clientFolder: string,
  manifest: Manifest,
  { id, isStatic, opens = [], hydrate }: Pick<PageRoute, 'id' | 'isStatic' | 'opens' | 'hydrate'>,
): Promise<PageAssets> {
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const seen = new Set<string>()
  const frame = chunksOf(manifest, 'src/main.tsx', seen)
  const page = chunksOf(manifest, sourceOf(manifest, `${name}.page.tsx`), seen)
  const run = isStatic ? frame : [...frame, ...page]
  const scripts = new Set([frame.at(-1), ...run].flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])))
  const opened = opens.flatMap((source) => chunksOf(manifest, source))
  // A page that comes alive at once may begin with what it opens: its address says so.
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

function sourceOf(manifest: Manifest, file: string): string {
  const [source, another] = Object.keys(manifest).filter((key) => key.endsWith(`/${file}`))
  if (!source || another) throw new Error(`The build has ${another ? 'more than one' : 'no'} ${file}`)
  return source
}

async function readStyle(clientFolder: string, href: string) {
  const css = await readFile(join(clientFolder, href), 'utf8')
  return { href: `/${href}`, css: css.trim().replace(endMark, '') }
}
