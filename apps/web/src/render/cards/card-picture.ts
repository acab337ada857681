import type { CardWords } from './card-words.ts'

/** Content of a card: two that have the same look the same. */
export interface CardPicture extends CardWords {
  brand: string
  colours: Record<'paper' | 'ink' | 'pencil' | 'redPen' | 'hairline', string>
}
