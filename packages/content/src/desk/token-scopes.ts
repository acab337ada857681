/** Scopes of API tokens as owners choose them, by group. */
export const tokenScopes = {
  groups: {
    desk: 'Desk',
    money: 'Money',
    withCare: 'Give these with care',
  },
  labels: {
    'desk:read': 'Read the desk',
    'desk:write': 'Write at the desk',
    'cases:take': 'Take orders in hand',
    'cases:undo': 'Undo its steps',
    'money:read': 'Read the money',
    'money:write': 'Record money',
    'money:refund': 'Give money back',
    'exports:read': 'Export orders and ledger',
    'webhooks:read': 'Read the webhooks',
    'webhooks:write': 'Change the webhooks',
  },
  hints: {
    'desk:read': 'The queue, orders and messages',
    'desk:write': 'Notes, calls, deadlines and moves of an order',
    'cases:take': 'For the member that it names, or for you; and gives them back',
    'cases:undo': 'Its own last step on an order, within ten minutes',
    'money:read': 'Prices, what is owed and paid with every entry, and the texts of mails',
    'money:write': 'Prices and payments; nothing that gives money back',
    'money:refund': 'Refunds, kept shares and the reversal of entries',
    'exports:read': 'As files, with every name, address and sum',
    'webhooks:read': 'Where events are sent, and what became of them',
    'webhooks:write': 'Sends events to any address, and is handed the secrets that sign them',
  },
}
