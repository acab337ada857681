import { deskMoney } from '@northword/content/desk/desk-money'
import type { PaymentTerms } from '@northword/contract/money/payment-terms'
import type { StaffContext } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockedById } from '../../orders/order/locked-order.ts'
import { keepTerms } from '../../payments/requests/keep-terms.ts'
import { User } from '../../people/user.entity.ts'
import { changeCase, type SeenCase } from './change-case.ts'
import { notPutOff } from './desk-state.entity.ts'

interface Terms extends SeenCase {
  terms: PaymentTerms
}

/**
 * Changes when an order is paid.
 * @throws {DomainError} `orderNotFound`, `changedMeanwhile`; `cannotRecord` for payment in advance once work began
 */
export async function changeTerms(
  { em, mail, actor, site }: StaffContext,
  { number, version, terms }: Terms,
): Promise<void> {
  const { id } = await orderOf(em, actor, number)
  await em.transactional(async (tx) => {
    await changeCase(tx, actor, { id, version }, notPutOff, told(deskMoney.told.order, terms))
    await keepTerms({ em: tx, mail, site }, await lockedById(tx, id), terms)
  })
}

/**
 * Changes when new orders of this order's client are paid. Orders keep those of the day on which they were placed.
 * @throws {DomainError} `orderNotFound`, `changedMeanwhile`, `noAccount`
 */
export async function changeClientTerms(
  { em, actor }: StaffContext,
  { number, version, terms }: Terms,
): Promise<void> {
  const { id, userId } = await orderOf(em, actor, number)
  if (userId === null) throw new DomainError('noAccount')
  await em.transactional(async (tx) => {
    // An account's erasure locks the account before its orders.
    await tx.execute('select 1 from users where id = ? for no key update', [userId])
    await changeCase(tx, actor, { id, version }, {}, told(deskMoney.told.client, terms))
    await tx.nativeUpdate(User, { id: userId }, { terms })
  })
}

const told = (sentence: (terms: string) => string, terms: PaymentTerms) => ({
  kind: 'terms' as const,
  text: sentence(deskMoney.termsLabels[terms]),
})
