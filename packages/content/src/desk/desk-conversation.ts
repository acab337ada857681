export const deskConversation = {
  heading: 'Conversation',
  loading: 'Loading the conversation',
  none: 'Nobody has written yet.',
  more: 'Show Earlier Messages',
  answerBy: (when: string) => `An answer is promised by ${when}.`,
  settle: 'No Answer Needed',
  /** Why the client does not see a message. */
  states: { held: 'Leaves soon', cancelled: 'Cancelled: the client never saw it' },
  form: {
    label: 'Write to the client',
    hint: 'It goes out by email and stands on the page of the order. Ctrl or Command with Enter sends it.',
    button: 'Send',
    sent: 'It leaves soon, unless you cancel it.',
  },
} as const
