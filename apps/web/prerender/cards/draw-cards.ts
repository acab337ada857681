import { join } from 'node:path'
import type { Drawing } from '@northword/web/card-drawing'
import type { SiteCard } from '@northword/web/render/cards/site-cards'
import { writeTo } from '../write-to.ts'

/** Writes pictures of cards into the client build. */
export async function drawCards(client: string, cards: readonly SiteCard[], drawing: Drawing) {
  for (const { src, picture } of cards) await writeTo(join(client, src), drawing.card(picture))
}
