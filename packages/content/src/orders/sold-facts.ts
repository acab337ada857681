import { counted } from '@northword/contract/counted'
import { formatPrice } from '@northword/contract/money/format-price'
import { wholeNumber } from '@northword/contract/money/whole-number'
import type { SoldView } from '@northword/contract/orders/orders'

/** Names and lines of what an order keeps of its service. Orders from before releases lack some of them. */
export function soldFacts({
  description,
  features = [],
  pieces,
  words,
  revisionRounds,
  extraRoundCents,
}: SoldView): [name: string, lines: string[]][] {
  const isUnlimited = revisionRounds === 'unlimited'
  const facts: [string, string[]][] = [
    ['Description', description ? [description] : []],
    ['What it includes', features],
    ['Texts', pieces.map(pieceLine)],
    ['Words', words === null ? [] : [wholeNumber(words)]],
    ['Revision rounds', [isUnlimited ? 'Unlimited' : String(revisionRounds)]],
    ['A further round', extraRoundCents === undefined || isUnlimited ? [] : [formatPrice(extraRoundCents)]],
  ]
  return facts.filter(([, lines]) => lines.length > 0)
}

const pieceLine = ({ title, words }: SoldView['pieces'][number]) =>
  words === null ? title : `${title}: ${counted(words, 'word', 'words')}`
