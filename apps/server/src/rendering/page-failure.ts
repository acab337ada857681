import { pageFaults } from '@northword/content/operate/page-faults'
import { type ContentItem, itemName } from '@northword/contract/content/content-items'
import type { ReleaseFailure } from '@northword/contract/desk/site-releases'
import { placeName } from '../features/content/items/place-name.ts'
import { faultOf, type PageFault } from './check-pages.ts'
import { findPlace } from './find-place.ts'

type Items = readonly ContentItem[]

/** A page that may not go live, and why, in a sentence for the studio. */
export type PageFailure = ReleaseFailure & { page: string }

/** {@link PageFailure} as an error. */
export class PageError extends Error {
  readonly failure: PageFailure

  constructor(failure: PageFailure) {
    super(failure.sentence)
    this.failure = failure
  }
}

/**
 * A fault with its item and field, where they can be known.
 * @param before items of the release that is shown; null: none is yet
 */
export async function failureOf(fault: PageFault, items: Items, before: Items | null): Promise<PageFailure> {
  const { page, kind, what } = fault
  const place = before && findPlace(fault, items, before)
  const sentence = pageFaults[kind](page, what, place ? await placeName(place.item, place.field) : '')
  return {
    page,
    sentence,
    ...(place && { item: itemName(place.item) }),
    ...(place?.field && { field: place.field }),
  }
}

/** The failure that an error tells. */
export function failureIn(error: unknown): PageFailure {
  if (error instanceof PageError) return error.failure
  const { page, what } = faultOf(error)
  return { page, sentence: what }
}
