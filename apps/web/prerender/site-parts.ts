import type { PageId } from '@northword/content/site/pages'
import { company } from '@northword/content/studio/company'
import { cardWords } from './cards/card-words.ts'
import type { PageAssets } from './page-assets.ts'
import type { PageCard, PageFacts } from './page-facts.ts'

/** What a build knows about every page, whatever a studio says on it. */
export interface SiteParts {
  assets: Partial<Record<PageId, Omit<PageAssets, 'styles'> & { styles: string[] }>>
  /** Styles by their file, which many pages share. */
  css: Record<string, string>
  /** Inline script of every page. */
  loader: string
  /** Path of the rest of the loader. */
  rest: string
  /** Drawn cards, by {@link cardKey}. */
  cards: Record<string, PageCard>
}

/** The words of a page's card. Other words need another picture. */
export const cardKey = (page: PageFacts): string => JSON.stringify([company.brand, cardWords(page)])
