import type { Service } from './catalogue.ts'

/* Beside the catalogue, which goes to browsers: they need no pieces. */

/** A text that is written, delivered and revised by itself. */
export interface Piece {
  title: string
  /** Null where words are not the measure. */
  words: number | null
}

/** The pieces of the services that are more than one text. */
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

/** The texts in which a service is delivered: one with its name and words, unless the list says more. */
export const piecesOf = ({ sku, name, words }: Service): Piece[] => bySku.get(sku) ?? [{ title: name, words }]

function piece(title: string, words: number): Piece {
  return { title, words }
}

function pieces(count: number, title: string, words: number): Piece[] {
  return Array.from({ length: count }, (_, at) => piece(`${title} ${at + 1}`, words))
}
