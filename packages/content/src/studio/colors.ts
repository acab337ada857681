import { palettesOf } from '@northword/contract/colors/palettes'
import { site } from '#site'

/** Colors of both schemes, from the studio's accent and paper. */
export const palettes = palettesOf(site.colors)
