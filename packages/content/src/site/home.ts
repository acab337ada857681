import type { SiteContent } from '@northword/contract/content/site-content'
import { site } from '#site'

/** Kept, deleted or inserted words of an edited text. */
export type RedlineSegment = SiteContent['home']['redline'][number]

/** Prices and names of featured services come from the catalogue. */
export const home = site.home

export const homeWords = {
  /** Below the exact price, if that is lower; `displayPrice` is formatted: "$25". */
  underDisplayPrice: (displayPrice: string) => `Fixed price, under ${displayPrice}`,
  /** Accessible name. */
  starsLabel: (stars: number) => `${stars} out of 5 stars`,
} as const

/** The text before or after the edit. */
export function readRedline(segments: readonly RedlineSegment[], version: 'before' | 'after'): string {
  const gone = version === 'before' ? 'ins' : 'del'
  return segments.flatMap(({ kind, text }) => (kind === gone ? [] : [text])).join('')
}
