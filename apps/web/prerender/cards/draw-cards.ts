import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cardKey } from '@northword/web/render/site-parts'
import { contentHash } from '@northword/web/render/content-hash'
import type { PageCard, PageFacts } from '@northword/web/render/page-facts'
import { writeTo } from '../write-to.ts'
import { cardAlternative, cardWords } from '@northword/web/render/card-words'
import { cardFonts, drawCard } from './draw-card.ts'
import { keepPictures } from './kept-pictures.ts'
import type { CardInk } from './card-ink.ts'
import { socialCard } from './social-card.ts'

const keptFolder = join(import.meta.dirname, '../../../../node_modules/.cache/social-cards')

/** Draws the card of every indexed page into `client/assets/cards`. Returns them by {@link cardKey}. */
export async function drawCards(
  client: string,
  pages: readonly PageFacts[],
  ink: CardInk,
): Promise<Record<string, PageCard>> {
  const fonts = await cardFonts()
  const tools = await Promise.all(['satori', '@resvg/resvg-js'].map(descriptionOf))
  const kept = await keepPictures(keptFolder, [...tools, ...fonts.map(({ data }) => data)])
  const cards = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(async (page): Promise<[string, PageCard]> => {
      const words = cardWords(page)
      const card = socialCard(words, ink)
      const picture = await kept.take(card, () => drawCard(card, fonts))
      const src = addressOf(page.pathname, picture)
      await writeTo(join(client, src), picture)
      return [cardKey(page), { src, alt: cardAlternative(words) }]
    })
  return Object.fromEntries(await Promise.all(cards))
}

/** `/blog/a-brief` is /assets/cards/blog-a-brief-{hash}.png: networks cache a picture by its URL. */
function addressOf(pathname: string, picture: Buffer): string {
  const name = pathname === '/' ? 'home' : pathname.slice(1).replaceAll('/', '-')
  return `/assets/cards/${name}-${contentHash(picture)}.png`
}

/** A package's package.json, for its version. */
const descriptionOf = (name: string) => readFile(fileURLToPath(import.meta.resolve(`${name}/package.json`)))
