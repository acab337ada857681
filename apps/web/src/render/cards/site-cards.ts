import { palettes } from '@northword/content/studio/colors'
import { company } from '@northword/content/studio/company'
import { contentHash } from '../content-hash.ts'
import type { PageCard, PageFacts } from '../page-facts.ts'
import { everyPage } from '../site-pages.ts'
import type { CardPicture } from './card-picture.ts'
import { cardAlternative, cardWords } from './card-words.ts'

/** A page's card with what its picture shows. */
export interface SiteCard extends PageCard {
  picture: CardPicture
}

/** The card of every indexed page. @param drawing see {@link cardOf} */
export const everyCard = async (drawing: string): Promise<SiteCard[]> =>
  (await everyPage()).filter(({ facts }) => facts.isIndexed).map(({ facts }) => cardOf(facts, drawing))

/**
 * The card of a page, by a name that changes with what it shows: networks cache a picture by its address.
 * @param drawing hash of how a build draws
 */
export function cardOf(page: PageFacts, drawing: string): SiteCard {
  const { paper, ink, pencil, redPen, hairline } = palettes.light
  const words = cardWords(page)
  const picture = { brand: company.brand, ...words, colours: { paper, ink, pencil, redPen, hairline } }
  const hash = contentHash(JSON.stringify([drawing, picture]))
  return { src: `/assets/cards/${nameOf(page)}-${hash}.png`, alt: cardAlternative(words), picture }
}

/** `/blog/a-brief` is blog-a-brief. File systems take no longer names than 255 bytes. */
const nameOf = ({ pathname }: PageFacts) =>
  pathname === '/'
    ? 'home'
    : pathname
        .slice(1)
        .replaceAll(/[^\w-]/g, '-')
        .slice(0, 150)
