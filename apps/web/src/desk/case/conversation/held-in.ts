import type { DeskConversation } from '@northword/contract/orders/conversation'

/** Ids of the messages that can still be cancelled, the oldest first. */
export const heldIn = ({ messages }: DeskConversation) =>
  messages.filter(({ state }) => state === 'held').map(({ id }) => id)
