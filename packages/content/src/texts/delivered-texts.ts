/** Delivered texts on the client's pages; those of one text are in `text-reading.ts`. */
export const deliveredTexts = {
  heading: 'Your texts',
  delivered: (version: number, day: string, by: string) => `Version ${version}, delivered ${day} by ${by}`,
  read: 'Read Your Text',
  /** With several texts, and for screen readers. */
  readVersion: (number: number) => `Read Version ${number}`,
  of: (title: string) => `of ${title}`,
  changes: (from: number) => `What changed since version ${from}`,
  earlier: 'Earlier versions',
  /** While a text waits for approval. */
  approve: 'Read each text, then approve it, or comment on what should be different.',
  approved: (by: string, day: string) => `Approved by ${by} on ${day}`,
  certificate: 'Certificate',
  /** Of one text while others are delivered. */
  notYet: 'Not delivered yet. We email you when it is here.',
  outside: 'Not on this page: it came to you by another way.',
  page: {
    back: 'Back to your order',
    heading: (number: string) => `Your text, order ${number}`,
    loading: 'Loading your text',
    title: (title: string, version: number) => `${title}, version ${version}`,
    notFound: {
      text: 'There is no such version of a text here',
      hint: 'The texts of your order stand on its page.',
    },
  },
} as const
