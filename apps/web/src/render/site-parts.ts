import type { PageId } from '@northword/content/site/pages'
import { palettes } from '@northword/content/studio/colors'
import { company } from '@northword/content/studio/company'
import { cardWords } from './card-words.ts'
import type { PageMatter } from '@northword/contract/site/document-matter'
import type { PageCard, PageFacts } from './page-facts.ts'

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

/** A build's knowledge of every page, whatever a studio says on it. */
export interface SiteParts {
  /** Hash of the matter that the build itself shows. */
  seed: string
  assets: Partial<Record<PageId, Omit<PageAssets, 'styles'> & { styles: string[] }>>
  /** By the page's id. */
  matter: Record<string, PageMatter>
  /** Styles by their file, which many pages share. */
  css: Record<string, string>
  /** Inline script of every page. */
  loader: string
  /** Path of the rest of the loader. */
  rest: string
  /** Drawn cards, by {@link cardKey}. */
  cards: Record<string, PageCard>
}

/** Words and colours of a page's card. Others need another picture. */
export const cardKey = (page: PageFacts): string =>
  JSON.stringify([company.brand, palettes.light.paper, palettes.light.redPen, cardWords(page)])
