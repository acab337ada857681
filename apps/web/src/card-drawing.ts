import type { CanvasKit } from 'canvaskit-wasm'
import type { CardPicture } from './render/cards/card-picture.ts'
import { drawCard } from './render/cards/draw-card.ts'
import { openCanvas } from './render/cards/open-canvas.ts'

/* Draws social cards, of any release. Apart from the renderer, because only new cards need it. */

export interface Drawing {
  /** The picture of a card as PNG. Throws if the fonts lack a letter. */
  card: (picture: CardPicture) => Buffer
  /** Draws other pictures of a build. */
  kit: CanvasKit
}

/** @param folder `cards` in a build */
export async function openDrawing(folder: string): Promise<Drawing> {
  const canvas = await openCanvas(folder)
  return { card: (picture) => drawCard(canvas, picture), kit: canvas.kit }
}
