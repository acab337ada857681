import type { PageId } from '@northword/content/site/pages'
import type { PageMatter } from '@northword/contract/site/document-matter'

/** Built files of a page, as paths of the site. */
export interface PageAssets {
  /** The entry first, then the other scripts of hydration. */
  scripts: string[]
  /** Chunks that its buttons open, prefetched after its scripts. */
  next: string[]
  /** Inline styles, with their file. */
  styles: { href: string; css: string }[]
  /** Fonts that the styles name; every page uses them. */
  fonts: string[]
}

/** Matter of a page, whatever a studio says. */
export interface ShownMatter extends PageMatter {
  /** Paths that its HTML shows. */
  shows: string[]
}

/** A build's knowledge of every page, whatever a studio says on it. */
export interface SiteParts {
  /** Hash of the matter that the build itself shows. */
  seed: string
  assets: Partial<Record<PageId, Omit<PageAssets, 'styles'> & { styles: string[] }>>
  /** By the page's id. */
  matter: Record<string, ShownMatter>
  /** Styles by their file, which many pages share. */
  css: Record<string, string>
  /** Inline script of every page. */
  loader: string
  /** Path of the rest of the loader. */
  rest: string
  /** Hash of how the build draws cards: another font, library or design gives all cards other addresses. */
  drawing: string
}
