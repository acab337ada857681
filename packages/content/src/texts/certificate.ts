import { company } from '../studio/company.ts'
import { registration } from '../site/sheets.ts'
import { wholeNumber } from '@northword/contract/money/whole-number'

const { address, brand, emails, registrationNumber } = company

/** Certificate of approval, and the form that checks a text against it. */
export const certificateWords = {
  loading: 'Loading the certificate',
  back: 'Back to the text',
  notFound: {
    text: 'There is no certificate here',
    hint: 'A version has one once it is approved.',
  },
  title: 'Certificate of Approval',
  /** The certificate in one sentence. */
  statement: (by: string, title: string, version: number) => `${by} approved “${title}”, version ${version}.`,
  studio: address[0],
  imprint: `${address.join(', ')}. ${registration(registrationNumber)}. ${emails.orders}`,
  facts: {
    order: 'Order',
    service: 'Service',
    title: 'Text',
    version: 'Version',
    words: 'Words',
    delivered: 'Delivered',
    approved: 'Approved',
    by: 'Approved by',
    how: 'How',
    sha: 'SHA-256 of the Markdown file',
  },
  number: wholeNumber,
  how: { account: 'Signed in to the account of the order', link: 'By a link to the order' },
  shaCheck: {
    before: 'To check a copy, run',
    command: (file: string) => `sha256sum ${file}`,
    after: 'It prints these figures for the approved file and for no other.',
  },
  file: (name: string) => `The approved file: ${name}`,
  intact: 'What we have stored today is what was approved, sign for sign.',
  changed: {
    heading: 'What is stored today is not what was approved',
    text: (day: string) =>
      `Something that we keep of this version or of its approval has changed since ${day}. Trust no copy that you take from here now. A file whose SHA-256 you wrote down on that day can still be compared. Please write to ${emails.orders}.`,
  },
  ended: {
    heading: 'This approval no longer stands',
    undone: (when: string) =>
      `It was taken back on ${when}, with the link in our email to the order’s address.`,
    'taken-up': (when: string) => `It ended on ${when}: ${brand} took up the order again.`,
  },
  print: 'Print',
  check: {
    heading: 'Check a text',
    intro: 'Have you got a copy, and wonder whether it is this version? Nothing of what you check is kept.',
    label: 'The text',
    hint: 'Paste it, as Markdown or as plain text, at most 1 MiB.',
    required: 'Paste a text first.',
    button: 'Check It',
    pending: 'Checking...',
    file: 'Check a File',
    fileHint: '.md or .txt, at most 1 MiB',
    unreachable: 'We could not reach our server. Check your connection, then try again.',
    /** Name of the checked text. */
    typed: 'What you pasted',
    verdicts: {
      file: (what: string) => `${what} is this version, sign for sign (line ends aside).`,
      words: (what: string) =>
        `${what} has the words of this version, all of them in their order. Its file is another one: its form, spaces or line ends differ.`,
      other: (what: string) => `${what} is another text. Its words are not those of this version.`,
    },
  },
} as const
