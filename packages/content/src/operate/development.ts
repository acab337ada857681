/** Words of `npm run dev`. */
export const development = {
  waits: 'The server waits for a change.',
  mailsAt: (url: string) => `Its mails can be read at ${url}`,
  mails: {
    title: 'Mails of this run',
    none: 'No mail has been written yet.',
    about: (address: string, time: string, status: string) => `to ${address}, ${time}: ${status}`,
  },
} as const
