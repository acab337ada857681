import type { OrderMessageView } from '@northword/contract/orders/conversation'

/** Time at which the client said that they have paid; undefined if the studio has answered since. */
export function saidPaidAt(messages: readonly OrderMessageView[]): string | undefined {
  const last = messages.findLast(({ from, kind }) => from === 'studio' || kind === 'paid')
  return last?.from === 'client' ? last.at : undefined
}
