export const conversation = {
  heading: 'Messages',
  loading: 'Loading the messages',
  none: 'Nobody has written yet. Questions, files to link, a wish for the text: write them here.',
  more: 'Show Earlier Messages',
  /** Sentence in place of the button, without scripts. */
  earlier: (count: number) => `${count} earlier ${count === 1 ? 'message is' : 'messages are'} not shown.`,
  you: 'You',
  studio: (name: string | null) => (name ? `${name}, our studio` : 'Our studio'),
  answerBy: (when: string) => `We answer by ${when}.`,
  form: {
    label: 'Your message',
    /** Hours in words: "2 to 4 hours". */
    hint: (answerHours: string) => `A person reads it and answers within ${answerHours} in business hours.`,
    button: 'Send the Message',
    pending: 'Sending...',
    sent: 'Your message is with us.',
  },
  paid: {
    button: 'I Have Paid',
    pending: 'Sending...',
    hint: 'Tell us, and we look for your payment. The receipt comes once it is in.',
    sent: 'Thank you for telling us.',
    /** Replaces the button until the studio answers. */
    told: (when: string) => `You told us on ${when} that you have paid.`,
    /** Text of the message that the button sends. */
    text: 'I have paid.',
  },
} as const
