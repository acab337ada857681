import type { Canvas, CanvasKit, Path } from 'canvaskit-wasm'

type Attributes = Record<string, string>

/** Draws an icon of rectangles and paths, from its top left corner. Throws at anything else. */
export function drawSvg(kit: CanvasKit, canvas: Canvas, svg: string, width: number) {
  const [, box] = /viewBox="0 0 (\d+) \d+"/.exec(svg) ?? []
  canvas.scale(width / Number(box), width / Number(box))
  for (const [, element = '', text = ''] of svg.matchAll(/<(?!\/|svg\b)(\w+)([^>]*?)\/?>/g)) {
    const given = attributesIn(text)
    const shape = shapeOf(kit, element, given)
    paintShape(kit, canvas, shape, given)
    shape.delete()
  }
}

const attributesIn = (text: string): Attributes =>
  Object.fromEntries(Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]))

function shapeOf(kit: CanvasKit, element: string, given: Attributes): Path {
  if (element === 'rect') {
    const corner = Number(given['rx'] ?? 0)
    const sides = kit.XYWHRect(0, 0, Number(given['width']), Number(given['height']))
    return new kit.PathBuilder().addRRect(kit.RRectXY(sides, corner, corner)).detachAndDelete()
  }
  const path = element === 'path' ? kit.Path.MakeFromSVGString(given['d'] ?? '') : null
  if (!path) throw new Error(`An icon has a ${element} that cannot be drawn`)
  return path
}

function paintShape(kit: CanvasKit, canvas: Canvas, shape: Path, given: Attributes) {
  const paint = new kit.Paint()
  paint.setAntiAlias(true)
  const { fill = 'black', stroke } = given
  if (fill !== 'none') {
    paint.setColor(kit.parseColorString(fill))
    canvas.drawPath(shape, paint)
  }
  if (stroke) {
    paint.setStyle(kit.PaintStyle.Stroke)
    paint.setStrokeWidth(Number(given['stroke-width'] ?? 1))
    paint.setStrokeCap(given['stroke-linecap'] === 'round' ? kit.StrokeCap.Round : kit.StrokeCap.Butt)
    paint.setStrokeJoin(given['stroke-linejoin'] === 'round' ? kit.StrokeJoin.Round : kit.StrokeJoin.Miter)
    paint.setColor(kit.parseColorString(stroke))
    canvas.drawPath(shape, paint)
  }
  paint.delete()
}
