import { type Piece, piecesOf as piecesIn, type Service } from '@northword/contract/content/sold-services'
import { site } from '#site'

/* Apart from the catalogue, because browsers need no pieces. */

/** Default: one piece with the service's name and words. Copies, which an order keeps. */
export const piecesOf = (service: Service): Piece[] => piecesIn({ pieces: site.pieces }, service)
