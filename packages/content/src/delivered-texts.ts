import { company } from './company.ts'

/** The words of delivered texts, on the pages of clients. What is read with a text stands in `text-reading.ts`. */
export const deliveredTexts = {
  /** Who made the changes, as Word shows it. */
  reviser: company.brand,
  heading: 'Your texts',
  delivered: (version: number, day: string, by: string) => `Version ${version}, delivered ${day} by ${by}`,
  read: 'Read Your Text',
  /** Where there are several, and for a screen reader, which lists links. */
  readVersion: (number: number) => `Read Version ${number}`,
  of: (title: string) => `of ${title}`,
  changes: (from: number) => `What changed since version ${from}`,
  earlier: 'Earlier versions',
  /** As long as a text waits for it. */
  approve: 'Read each text, then approve it, or comment on what should be different.',
  approved: (by: string, day: string) => `Approved by ${by} on ${day}`,
  certificate: 'Certificate',
  /** Of one text while others are here. */
  notYet: 'Not delivered yet. We email you when it is here.',
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
