import { pngOf } from '@northword/web/render/cards/png-of'
import type { CanvasKit } from 'canvaskit-wasm'
import { drawSvg } from './draw-svg.ts'
import { icoOf } from './ico.ts'

interface Ground {
  colour: string
  /** Share of the width on each side of the icon. */
  margin: number
}

/** Icons by file name. `ground` fills those that a system crops to its own shape. */
export function drawIcons(kit: CanvasKit, svg: string, ground: string): Record<string, Buffer> {
  const draw = (size: number, on?: Ground) =>
    pngOf(kit, { width: size, height: size }, (canvas) => {
      if (on) canvas.clear(kit.parseColorString(on.colour))
      const margin = on?.margin ?? 0
      const inner = size / (1 + 2 * margin)
      canvas.translate(inner * margin, inner * margin)
      drawSvg(kit, canvas, svg, inner)
    })
  return {
    'icon-192.png': draw(192),
    'icon-512.png': draw(512),
    // The safe zone of a maskable icon is a circle of 80 % of the width.
    'icon-maskable-512.png': draw(512, { colour: ground, margin: 0.125 }),
    'apple-touch-icon.png': draw(180, { colour: ground, margin: 0.05 }),
    'favicon.ico': icoOf(smallSizes.map((size) => ({ size, png: draw(size) }))),
  }
}

const smallSizes = [16, 32, 48]
