import type { Paragraph } from 'canvaskit-wasm'
import { drawableText } from './drawable-text.ts'
import { type Canvas, type CardFont, cardFonts } from './open-canvas.ts'

/** How a text is set. Lengths are pixels. */
export interface TextStyle {
  font: CardFont
  size: number
  colour: string
  spacing?: number
  /** Of the size. */
  leading?: number
  /** At most; an ellipsis ends a longer text. Default: 1. */
  lines?: number
}

/** A text in lines of at most this width. */
export function textIn({ kit, fonts }: Canvas, text: string, width: number, style: TextStyle): Paragraph {
  const { font, size, colour, spacing = 0, leading = 1.2, lines = 1 } = style
  const builder = kit.ParagraphBuilder.MakeFromFontProvider(
    new kit.ParagraphStyle({
      maxLines: lines,
      ellipsis: '…',
      disableHinting: true,
      textStyle: {
        color: kit.parseColorString(colour),
        fontFamilies: [...cardFonts[font]],
        fontSize: size,
        letterSpacing: spacing,
        heightMultiplier: leading,
        halfLeading: true,
      },
    }),
    fonts,
  )
  builder.addText(text)
  const paragraph = builder.build()
  builder.delete()
  paragraph.layout(width)
  return paragraph
}

/** @throws {MissingLetterError} */
export const lettersFor = ({ hasLetter }: Canvas, font: CardFont, text: string) =>
  drawableText(text, (letter) => hasLetter(font, letter))
