import { balanceOf } from '@northword/contract/money/ledger'
import { moveByMoney } from '@northword/contract/orders/order-status'
import { DomainError } from '../../../errors/domain-error.ts'
import { entriesOf, entryView, MoneyEntry } from '../money-entry.entity.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import { factsOf } from '../../orders/order/move.ts'
import type { Act, Ledger, Recorded, Recording } from '../act.ts'
import { payerToName } from '../payment-mails.ts'
import { refuseStale } from '../refuse-stale.ts'
import { type Key, type KeyedInput, onceUnder } from '../../orders/order/once-under.ts'
import { keepDuties } from '../requests/keep-duties.ts'
import { keepTerms } from '../requests/keep-terms.ts'
import { writeEntries } from './write-entries.ts'

/**
 * Does one act on an order's money: entries, move and mail in one transaction, under the order's lock. A repeated key
 * with the same input changes nothing, also after later entries.
 * @param decide gets the locked ledger and throws if the act is not allowed
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`, `changedMeanwhile`
 */
export async function recordOnce(
  ctx: Recording,
  kind: string,
  input: KeyedInput & { seenEntries?: number | undefined },
  decide: (ledger: Ledger) => Act,
): Promise<Recorded> {
  return onceUnder<MoneyEntry, Recorded>(ctx.em, kind, input, {
    table: 'money_entries',
    find: (em, idempotencyKey) => em.findOne(MoneyEntry, { idempotencyKey }),
    replay: (entry) => ({ entry: entryView(entry), replayed: true }),
    async write(em, order, key) {
      const entries = await entriesOf(em, order.id)
      refuseStale(entries, input.seenEntries, ctx.site)
      const ledger = { order, entries }
      const entry = await carryOut({ ...ctx, em }, ledger, decide(ledger), key)
      return { entry: entryView(entry), replayed: false }
    },
  })
}

async function carryOut(
  ctx: Recording,
  { order, entries }: Ledger,
  { newEntries, to, terms = order.terms, mail: tell }: Act,
  key: Key,
): Promise<MoneyEntry> {
  const { em, mail, actor, hooks, site } = ctx
  const written = await writeEntries(ctx, { order, entries }, newEntries, { actor, ...key })
  const ledger = [...entries, ...written]
  const money = balanceOf(order.status, ledger)
  const entry = written.at(-1)
  if (!entry) throw new DomainError('cannotRecord')
  const agreed = terms === order.terms ? order : await keepTerms(ctx, order, terms)
  const next = to?.(money) ?? moveByMoney(order.status, factsOf({ actor, money, terms }))
  const note = entry.reason === '' ? {} : { note: entry.reason }
  const moved = next === null || (await moveOrder(ctx, agreed, { to: next, actor, money, ...note }))
  if (!moved) throw new DomainError('cannotRecord')
  // A move has updated them already.
  if (next === null) await keepDuties(ctx, agreed, ledger)
  await hooks.moneyActed(em, { orderId: order.id, act: entry.kind })
  const told = tell({ site, order, entry, balance: money, payer: await payerToName(em, order) })
  // An erased order has no address.
  if (told && order.email !== '') await mail.add(em, [told])
  return entry
}
