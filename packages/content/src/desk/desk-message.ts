export const deskMessage = {
  heading: (name: string) => `Message from ${name}`,
  shell: 'Message',
  loading: 'Loading the message',
  notFound: 'There is no such message.',
  /** Above the message: the sender's address, and when it came. */
  received: (when: string) => `Received ${when}.`,
  answerBy: (when: string) => `Answer promised by ${when}.`,
  answered: (when: string) => `Answered ${when}.`,
  urgent: 'Urgent',
  write: 'Write an Answer',
  subject: 'Your message to us',
  settled: 'The message is out of the queue.',
  settle: 'It Is Answered',
  hint: 'Answers go out from your own mail program; this takes the message out of the queue.',
} as const
