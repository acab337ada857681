import type { Service } from './catalogue.ts'

/* Apart from the catalogue, because browsers need no pieces. */

/** A text that is delivered and revised by itself. */
export interface Piece {
  title: string
  /** Null if words are not the measure. */
  words: number | null
}

/** Services with more than one text. */
const bySku = new Map([
  ['PS-155', ['Home', 'About', 'Services', 'FAQ', 'Contact'].map((title) => piece(title, 400))],
  ['PS-075', pieces(5, 'Email', 200)],
  ['PS-070', [...pieces(2, 'Blog Post', 600), piece('Newsletter', 500)]],
  ['PS-135', [piece('Landing Page', 700), ...pieces(2, 'SEO Article', 1000), piece('Newsletter', 500)]],
  [
    'PS-180',
    [piece('Landing Page', 700), ...pieces(3, 'SEO Article', 1000), ...pieces(2, 'Newsletter', 500)],
  ],
  ['PS-250', pieces(4, 'SEO Article', 1000)],
])

/** Default: one piece with the service's name and words. */
export const piecesOf = ({ sku, name, words }: Service): Piece[] => bySku.get(sku) ?? [{ title: name, words }]

function piece(title: string, words: number): Piece {
  return { title, words }
}

function pieces(count: number, title: string, words: number): Piece[] {
  return Array.from({ length: count }, (_, at) => piece(`${title} ${at + 1}`, words))
}
