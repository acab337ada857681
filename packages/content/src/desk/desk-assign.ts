/** Giving an order to a colleague. */
export const deskAssign = {
  open: { agent: 'Assign an Agent', writer: 'Assign a Writer' },
  title: {
    agent: (number: string) => `Assign ${number}`,
    writer: (number: string) => `Assign a writer to ${number}`,
  },
  to: { agent: 'Agent', writer: 'Writer' },
  mailed: 'They get a mail, unless they have switched it off.',
  /** In the queue, whose rows do not tell whether there is a brief. */
  begins: 'If there is a brief, the client is told that a writer has begun.',
  loading: 'Loading your colleagues',
  nobody: {
    agent: 'Nobody else at the desk can be its agent.',
    writer: 'Nobody else at the desk can be its writer.',
  },
  save: 'Assign',
  done: {
    agent: (number: string, name: string) => `${name} is the agent of ${number}.`,
    writer: (number: string, name: string) => `${name} is the writer of ${number}.`,
  },
} as const
