export const deskComments = {
  heading: 'Comments',
  /** Open and answered comments. */
  left: (open: number, all: number) =>
    open > 0 ? `${open} of ${all} still to answer` : all === 1 ? 'Answered' : `All ${all} answered`,
  /** Every comment of the round was declined. */
  refused:
    'You have said no to all of it. The client is told, and can approve the version as it is unless you are correcting it. You can still deliver another.',
  approved: 'The client has approved this text, so nothing more is said about it.',
  stopped: 'This order was stopped, so its comments are not answered. Answer them if it goes on.',
  /** The other member's act, in a conflict. */
  answered: 'the comment was answered',
  answeredCount: (count: number) => `${count} answered`,
  states: { open: 'Open', settled: 'Settled' },
  whole: 'On the whole text',
  facts: (round: number, version: number) => `Round ${round}, on version ${version}`,
  changed: 'The latest version no longer has these words, has them more than once, or beside other words.',
  answerLine: {
    done: 'Done',
    doneWith: (words: string) => `Done: ${words}`,
    declined: (words: string) => `No, because: ${words}`,
    by: (who: string, when: string) => `${who}, ${when}`,
  },
  form: {
    label: (at: number) => `Answer comment ${at}`,
    words: 'Words to the client',
    hint: 'The client reads them beside the text. “Done” needs none.',
    done: 'Done',
    declined: 'No, because...',
    change: 'Change the Answer',
    changeNamed: (at: number) => `Change the answer to comment ${at}`,
    cancel: 'Cancel',
  },
  /** Shown instead of the next delivery. */
  first: {
    text: (open: number) => `Answer every comment first: ${open === 1 ? 'one waits' : `${open} wait`}.`,
    link: 'To the comments',
  },
} as const
