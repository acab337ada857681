import { renderAsync } from '@resvg/resvg-js'
import { icoOf } from './ico.ts'

/** Icons by file name. `ground` fills those that a system crops to its own shape. */
export async function drawIcons(svg: string, ground: string): Promise<Record<string, Buffer>> {
  const full = withMargin(svg, 0.05)
  const [icon192, icon512, maskable, touch, ...small] = await Promise.all([
    draw(svg, 192),
    draw(svg, 512),
    // The safe zone of a maskable icon is a circle of 80 % of the width.
    draw(withMargin(svg, 0.125), 512, ground),
    draw(full, 180, ground),
    ...smallSizes.map((size) => draw(svg, size)),
  ])
  return {
    'icon-192.png': icon192,
    'icon-512.png': icon512,
    'icon-maskable-512.png': maskable,
    'apple-touch-icon.png': touch,
    'favicon.ico': icoOf(small.map((png, index) => ({ size: smallSizes[index] ?? 0, png }))),
  }
}

const smallSizes = [16, 32, 48]

async function draw(svg: string, width: number, background?: string): Promise<Buffer> {
  const options = { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } } as const
  return (await renderAsync(svg, { ...options, ...(background && { background }) })).asPng()
}

/** Adds a margin: `share` of the width on each side. */
function withMargin(svg: string, share: number): string {
  return svg.replace(/viewBox="0 0 (\d+) (\d+)"/, (_, width: string, height: string) => {
    const [x, y] = [Number(width) * share, Number(height) * share]
    return `viewBox="${-x} ${-y} ${Number(width) + 2 * x} ${Number(height) + 2 * y}"`
  })
}
