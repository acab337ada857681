import { company } from '../studio/company.ts'
import { undoLife } from '../studio/link-life.ts'

const { emails } = company

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** The certificate's words are in `certificate.ts`. */
export const textApproval = {
  heading: 'Approve This Version',
  means: [
    'Approving locks this version: nobody changes it any more, and no more rounds follow on this text.',
    'When all texts of your order are approved, the order is complete.',
  ],
  /** Every comment of the last round was declined. */
  refused:
    'We have answered each of your last comments with no, and why. You can approve this version as it is, or talk to us.',
  /** Above a long text. */
  toEnd: 'Approve this version, at the end of the text',
  /** Why it is not offered yet. */
  unsent: (count: number) =>
    `${plural(count, 'comment is', 'comments are')} not sent yet. Send your comments, or take them back, before you approve.`,
  writing: 'You are writing a comment. Keep it or cancel it before you approve.',
  toComments: 'To your comments',
  button: 'Approve This Version',
  question: {
    title: (title: string, version: number) => `Approve “${title}”, version ${version}?`,
    final: 'From then on it stays as it is: changes to it are no longer included in your order.',
    /** Replaces `final` for a link's holder, if the order has an address. */
    finalByLink: `From then on it stays as it is. We email the address of the order a link that takes this back. It is good for ${undoLife.words}.`,
    name: 'Your name',
    nameHint: 'It stands on the certificate.',
    nameMissing: 'Enter your name.',
    confirm: 'Approve It',
    pending: 'Approving...',
    keep: 'Not Yet',
    unreachable:
      'We could not reach our server, so your approval may not have arrived. Press the button again: it counts once.',
  },
  done: 'You have approved this version.',
  doneByLink: `You have approved this version. Our email has a link that takes this back, for ${undoLife.words}.`,
  approvedHeading: 'Approved',
  settled: `This version is final. To change it after all, write to ${emails.orders}.`,
} as const
