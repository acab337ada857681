import type { Drawing } from '@northword/web/card-drawing'
import { contentHash } from '@northword/web/render/content-hash'

/** Hash of a card with everything that can be on one: it changes when cards are drawn in another way. */
export const drawingHash = (drawing: Drawing): string =>
  contentHash(
    drawing.card({
      brand: 'Brand & Söhne',
      kicker: 'Quick Fox',
      heading: 'Five boxing wizards jump over the lazy dog',
      line: 'Pack my box with five dozen liquor jugs, 1234567890; Příliš žluťoučký kůň!',
      foot: ['Sphinx of black quartz', 'Judge my vow?'],
      colours: {
        paper: '#ffffff',
        ink: '#000000',
        pencil: '#555555',
        redPen: '#bb0000',
        hairline: '#dddddd',
      },
    }),
  )
