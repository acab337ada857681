import { formatPrice } from '@northword/contract/money/format-price'

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
const comments = (count: number) => plural(count, 'comment', 'comments')
const rounds = (count: number) => plural(count, 'round', 'rounds')

export const textComments = {
  heading: 'Comments',
  loading: 'Loading the comments',
  tools: {
    hint: 'Something should be different? Mark the words in the text, and a button appears.',
    whole: 'Comment on the Whole Text',
    paragraphs: 'Comment by Paragraph',
  },
  passage: {
    button: 'Comment on This Passage',
    tooLong: 'Mark at most 2,000 characters, or comment on the whole text.',
  },
  /** Button below each part of a text; `named` adds the part's first words. */
  part: {
    paragraph: 'Comment on This Paragraph',
    heading: 'Comment on This Heading',
    list: 'Comment on This List',
    table: 'Comment on This Table',
    quote: 'Comment on This Quotation',
    named: (button: string, begins: string) => `${button}: ${begins}`,
  },
  form: {
    onPassage: 'Comment on these words',
    onWhole: 'Comment on the whole text',
    change: (number: number) => `Change comment ${number}`,
    label: 'Your comment',
    hint: 'What should be different, and why?',
    button: 'Keep the Comment',
    pending: 'Keeping...',
    cancel: 'Cancel',
    restored: 'What you typed before is back.',
    first: 'Keep or cancel your comment first.',
    required: 'Write what should be different',
    unreachable:
      'We could not reach our server, so your comment may not have arrived. What you typed stays here: press the button again, and it is kept once.',
  },
  /** Without scripts. */
  plain: {
    hint: 'Something should be different? Write it here. We see your comments when you send them.',
    open: 'Comment on This Text',
    passage: 'The passage',
    passageHint:
      'Copy the words from the text into this field, just as they stand there. Leave it empty if you mean the whole text.',
    kept: 'Your comment is kept. We see it when you send your comments.',
    /** Joins the plain form's two fields for the form that replaces it. */
    typed: (passage: string, text: string) => `“${passage}”\n\n${text}`,
  },
  /** After a save. */
  kept: (number: number) => `Comment ${number} is kept. We see it when you send your comments.`,
  waiting: (count: number) => `${comments(count)} not sent yet`,
  toPanel: 'To your comments',
  /** Of a number in the text. */
  mark: (number: number) => `Comment ${number}`,
  list: {
    none: 'You have not commented on this text.',
    unsent: 'Not sent yet',
    asked: 'Our questions',
    askedMeans: 'Answer in your own words. It counts for no round of revision.',
    asks: (by: string) => `${by} asks`,
    states: { open: 'Open', settled: 'Settled', unanswered: 'Not answered' },
    sent: 'Sent',
    changed: 'Passage changed',
    changedMeans:
      'The latest version does not have these words, has them more than once, or beside other words.',
    number: (number: number) => `Comment ${number}`,
    whole: 'On the whole text',
    show: (number: number) => `Show the words of comment ${number} in the text`,
    ofVersion: (version: number) => `on version ${version}`,
    round: (round: number) => `Sent with round ${round}`,
    edit: 'Edit',
    remove: 'Remove',
    named: (button: string, number: number) => `${button} comment ${number}`,
    removed: 'The comment is removed.',
    putBack: 'Put It Back',
  },
  answer: {
    done: 'Done',
    doneWith: (words: string) => `Done: ${words}`,
    declined: (words: string) => `No, because: ${words}`,
    by: (name: string, day: string) => `${name}, ${day}`,
    none: 'Not answered yet',
    you: 'You',
    settled: 'Settled: we need no answer any more.',
  },
  /** The studio's questions. */
  question: {
    form: (number: number) => `Answer question ${number}`,
    /** Above the text. */
    waits: (count: number) => `We ask you ${plural(count, 'question', 'questions')} about this text`,
    /** Without scripts. */
    byMail: 'To answer, reply to our email.',
    label: 'Your answer',
    required: 'Write your answer',
    button: 'Send the Answer',
    pending: 'Sending...',
    settled: 'This question was settled before your answer was sent. What you typed stays here.',
    unreachable:
      'We could not reach our server, so your answer may not have arrived. What you typed stays here: press the button again, and it is sent once.',
  },
  round: {
    used: (used: number, included: number) =>
      used < included
        ? `${used} of ${rounds(included)} used, ${included - used} left`
        : `${rounds(used)} used, ${included} in your price`,
    unlimited: (used: number) => `${rounds(used)} used, as many more as you need are in your price`,
    next: (cents: number) => `A further round costs ${formatPrice(cents)}.`,
    until: (when: string) => `Changes until ${when}`,
    open: 'Your comments are with us. Comment again when the new version is here.',
    approved: 'This text is approved, and stays as it is.',
    over: 'This version takes no more comments. For anything else, write us a message.',
    agree: (cents: number) => `I agree to pay ${formatPrice(cents)} for this further round.`,
    agreeFirst: 'Agree to the price first.',
    send: (count: number) => `Send ${plural(count, 'Comment', 'Comments')}`,
    pending: 'Sending...',
    hint: 'All of them together are one round. We answer each, and email you when the new version is here.',
    sent: 'Your comments are with us. We answer each of them.',
    unreachable:
      'We could not reach our server, so your comments may not have arrived. Press the button again: they are sent once.',
    latest: (version: number) => `Comment on version ${version}, the latest one`,
  },
} as const
