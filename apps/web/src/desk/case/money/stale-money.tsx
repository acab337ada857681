import { deskCase } from '@northword/content/desk/desk-case'
import { deskMoney as words } from '@northword/content/desk/desk-money'
import { formatPrice } from '@northword/contract/money/format-price'
import { company } from '@northword/content/studio/company'
import type { EntryView, MoneyView } from '@northword/contract/money/money-view'
import { readAmount } from '@northword/contract/money/typed-amount'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { Outpaced } from '../current/stale.tsx'
import type { ActKind } from './typed-act.ts'

interface StaleMoneyProps {
  kind: ActKind
  /** The ledger when the member began to type. */
  seen: MoneyView
  money: MoneyView
  /** The amount as typed. */
  amount: string
  onSave: () => void
  onDrop: () => void
}

/** Shows entries that others wrote since the member began to type, and a typed price beside theirs. */
export const StaleMoney = ({ kind, seen, money, amount, onSave, onDrop }: StaleMoneyProps) => (
  <Outpaced
    since={money.entries.slice(seen.entries.length).map((entry) => ({ id: entry.id, line: lineOf(entry) }))}
    differing={
      kind === 'price'
        ? { field: words.charged, theirs: formatPrice(money.chargedCents), mine: priceIn(amount) }
        : undefined
    }
    onSave={onSave}
    onDrop={onDrop}
    isPending={false}
  />
)

const lineOf = ({ memberName, kind, cents, reason, at }: EntryView) =>
  [
    memberName ?? company.brand,
    `${words.kinds[kind]} ${formatPrice(Math.abs(cents))}`,
    reason,
    formatMoment(at),
  ]
    .filter(Boolean)
    .join(' · ')

/** Falls back to the typed text if it cannot be parsed. */
function priceIn(amount: string) {
  const read = readAmount(amount)
  return 'cents' in read ? formatPrice(read.cents) : amount || deskCase.stale.nothingTyped
}
