import { textFile } from './text-file.ts'
import { wholeNumber } from './whole-number.ts'

/** The words of the texts of an order, at the desk. */
export const deskTexts = {
  heading: 'Texts',
  loading: 'Loading the texts',
  versionOf: (title: string, number: number) => `${title}, version ${number}`,
  /** Why an order went back to where it was. */
  withdrawn: 'The delivery was cancelled',
  draft: {
    /** What somebody else has done to a text that is being written. */
    changed: 'the text was saved',
  },
  piece: {
    promised: (words: number) => `${wholeNumber(words)} words promised`,
    none: 'Nothing is delivered yet.',
    version: (number: number) => `Version ${number}`,
    by: (who: string) => `by ${who}`,
    read: 'the client reads it from',
    held: 'leaves in a few seconds, unless it is cancelled',
    draft: 'A draft waits, saved',
    /** Around the moment at which it was typed. */
    unsaved: 'On this device waits what nobody has saved yet, typed',
    toUnsaved: (title: string) => `Go on with ${title}`,
    write: 'Write',
    writeNext: 'Write the Next Version',
    writeNamed: (button: string, title: string) => `${button}: ${title}`,
    approved: (by: string) => `Approved by ${by}`,
    how: { account: 'signed in', link: 'by a link to the order' },
    closed:
      'The client has approved this text, so it takes no new version. To change it after all, take its order up again: from Completed back to Revision.',
    mayNot:
      'Texts are written while the order is in production, in revision or just delivered, and has an address.',
  },
  writing: {
    shell: 'Text',
    back: (number: string) => `Order ${number}`,
    notFound: 'This order has no such text.',
    brief: 'Brief',
    /** The two halves of the page, where there is room for one only. */
    halves: { label: 'Shown now', write: 'Write', preview: 'Preview' },
    label: 'Text',
    hint: 'Paste it, type it, or drop a file on it: .md or .txt, at most 1 MiB, which takes the place of the text. No client sees it before it is delivered.',
    format: 'Written in',
    formats: { markdown: 'Markdown', plain: 'Plain text' },
    upload: 'Upload a File',
  },
  file: textFile,
  saving: {
    nothing: 'Nothing is saved yet.',
    now: 'Saving...',
    saved: (when: string) => `Saved ${when}.`,
    failed: (why: string) => `Not saved: ${why}`,
    onDevice: 'What you typed is kept on this device.',
    notOnDevice: 'This browser keeps nothing either: copy the text before you leave.',
    unreachable: 'our server does not answer. We try again by ourselves.',
    unsettled: 'first choose which text stays.',
  },
  notice: {
    restored: (when: string) =>
      `What you typed ${when} is back: this device had kept it, and our server did not have it.`,
    renewed: (who: string) => `${who} has saved this text since. This is theirs.`,
    replaced: 'The text was replaced.',
    putBack: 'Put Back What Stood Here',
  },
  rival: {
    heading: 'Two texts where one can stay',
    ofServer: (who: string, when: string) => `${who} saved another text ${when}. Nothing of yours is lost.`,
    ofDevice: (when: string) => `This device kept another text of yours, typed ${when}.`,
    changes: 'From theirs to yours',
    keep: 'Keep Mine',
    take: 'Take Theirs',
    somebody: 'Somebody',
    earlier: 'earlier',
  },
  preview: {
    heading: 'As the client will read it',
    look: 'Look Again',
    looking: 'Reading the text...',
    empty: 'There is nothing to show yet.',
    older: 'You have typed since.',
    overlaps: 'Also in other orders',
    noOverlaps: 'No passage of it stands in another order.',
    overlapsHint: 'Only the desk sees this list.',
    overlap: (percent: number) => (percent < 1 ? 'less than 1% of this text' : `${percent}% of this text`),
  },
  deliver: {
    heading: 'Deliver',
    note: 'Note to the client',
    noteHint: 'It stands in the email and beside the version. It may be empty.',
    report: 'Plagiarism report',
    kinds: {
      file: 'A PDF',
      link: 'A link to it',
      text: 'What it says',
      none: 'No report, because...',
    },
    file: {
      choose: 'Choose a PDF',
      other: 'Choose Another PDF',
      hint: 'At most 2 MB.',
      attached: (name: string) => `Attached: ${name}`,
      pending: 'Attaching...',
      missing: 'Choose the PDF first, or say it in another way.',
    },
    url: 'Address of the report',
    urlHint: 'The client opens it: look whether it opens without your account.',
    text: 'What the report says',
    reason: 'Why there is no report',
    reasonHint: 'The client reads it.',
    button: (number: number) => `Deliver Version ${number}`,
    pending: 'Delivering...',
    after: 'The email leaves after ten seconds. Until then you can cancel the delivery.',
  },
  version: {
    loading: 'Loading the version',
    notFound: 'There is no such version.',
    held: 'It leaves in a few seconds. Until then the client sees nothing of it.',
    delivered: (who: string, when: string) => `Delivered by ${who}, ${when}`,
    note: 'Note to the client',
  },
} as const
