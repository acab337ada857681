import { deskMoney } from '@northword/content/desk/desk-money'
import { changedMeanwhile } from '@northword/content/operate/failures'
import type { SiteContent } from '@northword/contract/content/site-content'
import { priceLines } from '@northword/contract/orders/agreed-price'
import type { AgreePriceInput } from '@northword/contract/money/payments'
import { DomainError } from '../../../errors/domain-error.ts'
import { termsOf } from '../client-terms.ts'
import type { Act, Ledger, Recorded, Recording } from '../act.ts'
import { priceAgreedMail } from '../payment-mails.ts'
import { recordOnce } from '../ledger/record-once.ts'

/**
 * Agrees a price and terms and tells the client: first a charge at the sold price, plus an adjustment if it differs,
 * later only adjustments. Moves an order from Pending Contact to Awaiting Payment, or to Paid if nothing is owed.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`, `changedMeanwhile`
 */
export const agreePrice = (ctx: Recording, { seenEntries, ...input }: AgreePriceInput): Promise<Recorded> =>
  recordOnce(ctx, 'agree-price', input, (ledger) => {
    if (seenEntries !== undefined && seenEntries !== ledger.entries.length) throw staleMoney(ledger, ctx.site)
    return agree(ledger, input)
  })

/** The error for a price typed before the latest entry, with that entry's member and kind. */
function staleMoney({ entries }: Ledger, { company }: SiteContent) {
  const last = entries.at(-1)
  const message = last && changedMeanwhile(last.memberName ?? company.brand, deskMoney.kinds[last.kind])
  return new DomainError('changedMeanwhile', message ? { message } : {})
}

function agree({ order, entries, clientTerms }: Ledger, input: Omit<AgreePriceInput, 'seenEntries'>): Act {
  const { status, priceCents } = order
  const isFirst = status === 'Pending Contact'
  const drafts = priceLines({ status, priceCents, entries }, input)
  if (typeof drafts === 'string') throw new DomainError('cannotRecord', { message: drafts })
  return {
    drafts,
    ...(isFirst && { to: () => 'Awaiting Payment' as const }),
    terms: input.terms ?? termsOf(order, clientTerms),
    mail: priceAgreedMail,
  }
}
